"""Training recipes: functions that return the whole configuration of a run. Each default is written once, here or in
`Recipe`."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ndb.model.config import ModelConfig


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything that decides a training run, apart from the machine."""

    name: str
    model: ModelConfig | None = field(default_factory=ModelConfig)
    """None for fine-tuning: the model is there already."""
    sequence: int = 2048
    batch: int = 128
    """Sequences a step, over all processes."""
    micro_batch: int = 64
    """Sequences a forward pass."""
    optimizer: str = "muon"
    """`muon` (matrices by Muon, the rest by AdamW) or `adamw`."""
    peak_rate: float = 3e-3
    weight_decay: float = 0.1
    betas: tuple[float, float] = (0.9, 0.95)
    warmup: float = 0.02
    """Share of the run until the peak; not used where there are `warmup_steps`."""
    warmup_steps: int = 0
    decay: str = "line"
    """How the rate falls to zero: `line`, `cosine`, or `none` for a constant rate."""
    decay_from: float = 0.5
    """Share of the run after which the rate falls."""
    clip: float = 1.0
    tokens: int = 2_000_000_000
    seconds: float = float("inf")
    """The run ends with whichever budget is used up first."""
    mask_documents: bool = False
    """Whether a document sees itself alone, not the others in its sequence."""
    quantize: int = 0
    """4: matrices inside the layers are rounded to 4 bits in every forward pass, so that they learn to be. 0: not."""
    quality: tuple[tuple[float, Mapping[str, Any]], ...] = ()
    """Rising quality: from each share of `tokens` on, options of the data factory that change, such as `origins`."""
    seed: int = 1

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def tiny() -> Recipe:
    """For tests: a model that trains on one core in seconds."""
    model = ModelConfig(width=64, layers=2, heads=2, key_value_heads=2, head_width=32, inner_width=160, context=512)
    return Recipe(
        "tiny", model, sequence=256, batch=4, micro_batch=4, tokens=100_000, optimizer="adamw", peak_rate=1e-3
    )


def embedded() -> Recipe:
    """The model that ships inside the package: 43 million parameters, seventeen minutes of one H200."""
    model = ModelConfig(layers=14, key_value_heads=4, context=4096)
    return Recipe(
        "embedded", model, sequence=4096, batch=48, micro_batch=48, seconds=1000.0, tokens=100_000_000_000,
        peak_rate=2.5e-3, decay_from=0.15, mask_documents=True,
    )  # fmt: skip


def hundred_million() -> Recipe:
    model = ModelConfig(width=768, layers=12, heads=12, key_value_heads=12, inner_width=2048)
    return Recipe("hundred_million", model, tokens=20_000_000_000, peak_rate=2e-3, micro_batch=32)


def paper() -> Recipe:
    """The paper's 1.8B: Llama-2, AdamW, 750 steps up to 1e-3, cosine to zero, sequences of 16,384, a million tokens a
    batch."""
    model = ModelConfig(
        width=2048,
        layers=24,
        heads=16,
        key_value_heads=16,
        head_width=128,
        inner_width=8192,
        context=16_384,
        qk_norm=False,
        tied=False,
        rope_theta=10_000.0,
    )
    return Recipe(
        "paper",
        model,
        sequence=16_384,
        batch=64,
        micro_batch=1,
        tokens=150_000_000_000,
        optimizer="adamw",
        peak_rate=1e-3,
        warmup_steps=750,
        decay="cosine",
        decay_from=0.0,
    )


def finetune() -> Recipe:
    """The paper's fine-tuning: AdamW, 750 steps up to 1e-5 and constant from there, a million tokens a batch."""
    return Recipe(
        "finetune", None, sequence=16_384, batch=64, micro_batch=1, tokens=50_000_000_000, optimizer="adamw",
        peak_rate=1e-5, warmup_steps=750, decay="none",
    )  # fmt: skip


RECIPES = {recipe.__name__: recipe for recipe in (tiny, embedded, hundred_million, paper)}

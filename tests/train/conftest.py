import contextlib

with contextlib.suppress(ImportError):
    import torch

    torch.set_num_threads(1)  # tiny matrices: more threads only wait for each other

// Dialogs that open something: a file, a recording, a failed test, pasted code.

import { h } from "./dom";

export const ENGINES: [string, string][] = [
  ["guided", "guided: really run in the sandbox, what is missing is assumed"],
  ["neural", "neural: nothing is run, a model predicts"],
  ["replay", "replay: run once with your rights, recorded, then walked"],
  ["live", "live: run with your rights, step by step"],
];
export const SAMPLE = `def count(s, t):
    n = 0
    for c in s:
        n += int(c == t)
    return n

print(count("berry", "r"))
`;

function engines(chosen: string): HTMLSelectElement {
  return h("select", { name: "engine" }, ...ENGINES.map(([name, label]) => h("option", { value: name, selected: name === chosen }, label)));
}

/** A dialog with a form. What it asks for is tried; what is wrong with it is shown in it. */
export class OpenDialog {
  readonly element: HTMLDialogElement;
  readonly error = h("p", { class: "error", role: "alert" });
  private readonly code = h("textarea", { name: "text", rows: "12", spellcheck: "false", "aria-label": "Python code", autocapitalize: "off" });
  private readonly target = h("input", { name: "target", list: "ndb-files", spellcheck: "false", autocomplete: "off" });
  private readonly files = h("datalist", { id: "ndb-files" });
  private readonly submit = h("button", { type: "submit", class: "primary" }, "Go");

  constructor(private readonly kind: "code" | "file" | "test", private readonly open: (asked: Record<string, unknown>) => Promise<void>) {
    const engine = engines(kind === "file" ? "replay" : "guided");
    const title = { code: "Paste code", file: "Open a file or a recording", test: "Open a failed test" }[kind];
    const id = `dialog-${kind}`;
    this.code.value = SAMPLE;
    const args = h("input", { name: "args", spellcheck: "false", placeholder: `"berry", "r"` });
    const form = h("form", { method: "dialog", submit: (event: Event) => { event.preventDefault(); void this.go(form); } },
      h("h2", { id }, title),
      kind === "code" ? this.code : h("label", {}, kind === "test" ? "Test, as pytest takes it" : "Target: FILE.py, FILE.py::FUNCTION, or a recording (.ndb)", this.target, this.files),
      kind === "file" ? h("label", {}, "Arguments of the function, as source", args) : null,
      kind !== "test" ? h("label", {}, "What it reads, line by line (live programs can also be answered later)", h("textarea", { name: "input", rows: "2", spellcheck: "false" })) : null,
      kind !== "test" ? h("label", {}, "Engine", engine) : h("p", { class: "faint" }, "pytest runs it here, with your rights and the recorder; the first test that fails is opened where it raised."),
      this.error,
      h("div", { class: "buttons" }, h("button", { type: "button", click: () => this.element.close() }, "Cancel"), this.submit));
    this.element = h("dialog", { "aria-labelledby": id, class: "opening" }, form);
  }

  show(files: string[], text?: string): void {
    this.error.textContent = "";
    this.files.replaceChildren(...files.map((each) => h("option", { value: each })));
    if (text !== undefined) this.code.value = text;
    this.element.showModal();
  }

  private async go(form: HTMLFormElement): Promise<void> {
    const given = Object.fromEntries(new FormData(form)) as Record<string, string>;
    this.error.textContent = "";
    this.submit.disabled = true;
    this.submit.textContent = "at work …";
    try {
      await this.open({ kind: this.kind, ...given, expressions: true });
      this.element.close();
    } catch (error) {
      this.error.textContent = (error as Error).message;
    } finally {
      this.submit.disabled = false;
      this.submit.textContent = "Go";
    }
  }
}

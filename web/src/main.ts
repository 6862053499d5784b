// The page: puts its parts together, turns hands into requests and answers into pictures. It knows no debugger.

import { type Backend, Recorded, Server } from "./backend";
import { OpenDialog } from "./dialogs";
import { cut, download, h, svg, visible } from "./dom";
import { Code } from "./editor";
import { film } from "./film";
import { assumptions, candidates, causes, comparison, values } from "./panels";
import { picture, standalone } from "./picture";
import "./style.css";
import { Tabs } from "./tabs";
import { Timeline } from "./timeline";
import type { Assumption, Breakpoint, Cause, Scene, View } from "./types";

interface Step {
  ask: string;
  label: string;
  icon: string;
  keys: string;
  needs?: string;
}
const STEPS: Step[][] = [
  [
    { ask: "resume_back", label: "Back to the breakpoint before", icon: "M4 4v12 M16 4l-9 6 9 6z", keys: "Alt+F5" },
    { ask: "back_to_call", label: "Back to the call", icon: "M10 16V6 M6 9l4-4 4 4 M5 3h10", keys: "Alt+Shift+F11" },
    { ask: "back_over", label: "Back over", icon: "M16 13a6 6 0 0 0-12-1 M1 8l3 5 4-4 M10 16h.5", keys: "Alt+F10" },
    { ask: "back", label: "Back", icon: "M13 4l-8 6 8 6z", keys: "Alt+F11" },
  ],
  [
    { ask: "step", label: "Step into", icon: "M7 4l8 6-8 6z", keys: "F11" },
    { ask: "next", label: "Step over", icon: "M4 13a6 6 0 0 1 12-1 M19 8l-3 5-4-4 M10 16h.5", keys: "F10" },
    { ask: "finish", label: "Step out", icon: "M10 4v10 M6 11l4 4 4-4 M5 18h10", keys: "Shift+F11" },
    { ask: "resume", label: "Continue", icon: "M4 4l9 6-9 6z M16 4v12", keys: "F5" },
  ],
  [
    { ask: "expression", label: "Next sub-expression", icon: "M13 4c-3-1-4 1-4 4v5c0 3-1 4-3 3 M6 9h6", keys: "Ctrl+F11", needs: "step_expression" },
    { ask: "inside", label: "Next sub-expression, into comprehensions", icon: "M6 5H3v10h3 M14 5h3v10h-3 M11 6c-2-1-3 1-3 3v3c0 2-.5 2.500-2 2 M6 10h4", keys: "Ctrl+Shift+F11", needs: "step_inside" },
    { ask: "undo", label: "Undo the last move", icon: "M5 8h7a4 4 0 0 1 0 8H8 M8 4L4 8l4 4", keys: "Alt+Z" },
    { ask: "restart", label: "From the start", icon: "M16 10a6 6 0 1 1-2-4.500 M14 2v4h-4", keys: "Ctrl+Shift+F5" },
  ],
];

/** What can be asked of a function's arguments, with an example of what stands behind it. */
const QUESTIONS = [
  { kind: "returns", label: "return", example: "42", isRun: false },
  { kind: "where", label: "return a result for which", example: "result > 40", isRun: true },
  { kind: "raises", label: "raise", example: "KeyError", isRun: false },
  { kind: "reaches", label: "reach line", example: "7", isRun: false },
  { kind: "state", label: "come to a state", example: "line 7: total == 0", isRun: true },
  { kind: "same", label: "return the same as for", example: "[3], 7", isRun: true },
];

/** Milliseconds after which a slider that is not moved stands still. */
const REST = 120;
/** Milliseconds after which the page says that something is under way, and between looks at it. */
const SOON = 300;
/** States of a film. */
const MOST_SCENES = 80;

class App {
  private view: View | null = null;
  private readonly code: Code;
  private readonly timeline: Timeline;
  private readonly tabs: Tabs;
  private readonly status = h("p", { class: "status", role: "status" });
  private readonly error = h("p", { class: "error", role: "alert" });
  private readonly title = h("span", { class: "target" });
  private readonly badge = h("span", { class: "badge" });
  private readonly fileTabs = h("div", { class: "files", role: "group", "aria-label": "Files" });
  private readonly output = h("pre", { class: "output", tabindex: "0", role: "region", "aria-label": "Output" });
  private readonly outputNote = h("small", { class: "faint" });
  private readonly inputField = h("input", { name: "line", autocomplete: "off", spellcheck: "false" });
  private readonly input = h("form", { class: "stdin", hidden: true, submit: (event: Event) => { event.preventDefault(); void this.give({ line: this.inputField.value }); } },
    h("label", {}, "Input ", this.inputField), h("button", { type: "submit", class: "small" }, "give"),
    h("button", { type: "button", class: "small", title: "the program finds the end of its input", "aria-label": "End of input", click: () => void this.give({ end: true }) }, "end"));
  private readonly threads = h("select", { "aria-label": "Thread", change: () => void this.move("thread", { number: Number(this.threads.value) }) });
  private readonly branches = h("div", { class: "branches" });
  private readonly why = h("div");
  private readonly frames = h("div");
  private readonly pictureBox = h("div", { class: "picturebox", tabindex: "0", role: "region", "aria-label": "Picture of the objects" });
  private readonly pictureNote = h("p", { class: "faint" });
  private readonly compared = h("div");
  private readonly assumed = h("div");
  private readonly inferred = h("div", { "aria-live": "polite" });
  private readonly stopButton = h("button", { type: "button", class: "stop", hidden: true, click: () => this.backend.interrupt() }, "Stop");
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private readonly dialogs: Record<string, OpenDialog>;
  private readonly sources = new Map<string, { text: string; runnable: number[] }>();
  private breakpoints: Breakpoint[] = [];
  private files: string[] = [];
  private chosen = "";
  private causes: Cause[] = [];
  private going = false;
  private wanted: number | null = null;
  private busy = 0;
  private isWatching = false;
  private resting = 0;

  constructor(private readonly backend: Backend, nonce: string) {
    this.code = new Code(nonce, (line) => void this.toggle(line));
    this.timeline = new Timeline({
      overview: (start, stop, bins) => backend.ask("overview", { start, stop, bins, name: this.chosen }),
      calls: (start, stop, bins, top, rows) => backend.ask("calls", { start, stop, bins, top, rows }),
      go: (moment) => this.drag(moment),
      say: (text) => (this.status.textContent = visible(text)),
    });
    this.tabs = new Tabs("Details", [["values", "Values"], ["picture", "Picture"], ["ask", "Ask"], ["assumed", "Assumed"], ["compare", "Side by side"]], (name) => this.seen(name));
    const open = async (asked: Record<string, unknown>) => this.begin(await this.work(backend.ask("open", asked)));
    this.dialogs = { code: new OpenDialog("code", open), file: new OpenDialog("file", open), test: new OpenDialog("test", open) };
    document.getElementById("app")?.replaceWith(this.layout());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  // What it looks like

  private layout(): HTMLElement {
    const act = (label: string, click: () => void) => h("button", { type: "button", click }, label);
    const pictures = [act("Picture as SVG", () => this.saveSvg()), act("Film as GIF", () => void this.saveGif())];
    const menu = this.backend.isOffline ? pictures : [
      act("Paste code…", () => void this.offer("code")), act("Open…", () => void this.offer("file")), act("Failed test…", () => void this.offer("test")),
      act("Copy link", () => void this.link()), act("Export HTML", () => void this.save()), ...pictures,
    ];
    const theme = h("button", { type: "button", class: "small", "aria-label": "Light or dark", click: () => this.theme() }, "◐");
    const steps = STEPS.map((group) => h("div", { class: "group" }, ...group.map((step) => this.stepButton(step))));
    this.tabs.panel("values").append(this.branches, this.why, this.frames);
    this.tabs.panel("picture").append(this.pictureNote, this.pictureBox);
    this.tabs.panel("ask").append(this.askPanel());
    this.tabs.panel("assumed").append(this.assumed);
    this.tabs.panel("compare").append(this.compared);
    this.compared.append(h("p", { class: "faint" }, "Verify a prediction, or compare two branches: both runs then stand here, side by side."));
    return h("div", { class: "page" },
      h("header", {}, h("h1", {}, "ndb"), this.title, this.badge, h("nav", { "aria-label": "Open and save" }, ...menu, theme)),
      h("div", { class: "toolbar", role: "toolbar", "aria-label": "Steps" }, ...steps, this.threads, this.stopButton),
      h("div", { class: "news" }, this.status, this.error),
      h("main", {}, h("section", { class: "left", "aria-label": "Code" }, this.fileTabs, this.code.element),
        h("section", { class: "state", "aria-label": "State" }, this.tabs.element,
          h("section", { class: "outputbox", "aria-label": "Output at this moment" }, h("h2", {}, "Output ", this.outputNote), this.output, this.input))),
      this.timeline.element, ...Object.values(this.dialogs).map((each) => each.element));
  }

  private stepButton(step: Step): HTMLButtonElement {
    const made = h("button", {
      type: "button", "aria-label": step.label, title: `${step.label} (${step.keys})`, "aria-keyshortcuts": step.keys.replaceAll("Ctrl", "Control"),
      click: () => void this.move(step.ask),
    }, svg("svg", { viewBox: "0 0 20 20", width: 18, height: 18, class: "icon", "aria-hidden": "true" }, svg("path", { d: step.icon })));
    this.buttons.set(step.ask, made);
    return made;
  }

  private askPanel(): HTMLElement {
    if (this.backend.isOffline) return h("p", { class: "faint" }, "This is an exported run: it replays, and asks nobody.");
    const expression = h("input", { name: "expression", "aria-label": "Expression", placeholder: "an expression over what is shown", spellcheck: "false" });
    const value = h("output", { class: "evaluated" });
    const evaluate = async (event: Event) => {
      event.preventDefault();
      try {
        value.textContent = visible((await this.backend.ask("evaluate", { expression: expression.value })).value);
        value.className = "evaluated";
      } catch (error) {
        value.textContent = (error as Error).message;
        value.className = "evaluated error";
      }
    };
    const field = (name: string, label: string, element: HTMLElement) => h("label", {}, label, Object.assign(element, { name }));
    const what = h("input", { required: true, spellcheck: "false" });
    const run = h("input", { type: "checkbox", name: "run", checked: true });
    const kind = h("select", { change: () => this.asks(kind, what, run) }, ...QUESTIONS.map((each) => h("option", { value: each.kind }, each.label)));
    this.asks(kind, what, run);
    const form = h("form", { class: "inverse", submit: (event: Event) => { event.preventDefault(); void this.infer(form); } },
      h("h3", {}, "Which arguments make it …?"),
      field("function", "function", h("input", { list: "ndb-functions", required: true, spellcheck: "false" })), h("datalist", { id: "ndb-functions" }),
      field("kind", "is to", kind), field("what", "what", what),
      h("label", { class: "check" }, run, "run each candidate in the sandbox"),
      h("button", { type: "submit", class: "primary" }, "Find"));
    return h("div", { class: "ask" },
      h("form", { submit: evaluate }, h("h3", {}, "Value of"), expression, h("button", { type: "submit" }, "="), value),
      h("h3", {}, "The model and the truth"),
      h("p", {}, h("button", { type: "button", click: () => void this.predict() }, "Predict from here"), " ",
        h("button", { type: "button", click: () => void this.verify() }, "Verify: run it in the sandbox and compare")),
      form, this.inferred);
  }

  // Asking

  async start(): Promise<void> {
    const told = await this.work(this.backend.ask("restore"));
    if (told.empty) {
      this.status.textContent = "Nothing is open yet: paste code, or open a file, a recording or a failed test.";
      this.code.open("", "# Nothing is open yet.\n", []);
      const link = new URLSearchParams(location.hash.slice(1));
      await this.offer("code", link.get("code") ?? undefined);
      return;
    }
    await this.begin(told);
    await this.restore();
  }

  /** Something was opened: its files, its breakpoints, where it stands. */
  private async begin(told: any): Promise<void> {
    this.sources.clear();
    this.files = told.files;
    this.breakpoints = told.breakpoints;
    this.view = null;
    this.chosen = "";
    this.title.textContent = visible(told.target);
    document.title = `${told.target} · ndb`;
    this.error.textContent = told.warnings.map(visible).join(" · ");
    this.closeWhy();
    if (told.source) this.sources.set(told.source.file, told.source);
    if (told.overview) this.timeline.give(told.overview, told.calls);
    await this.show(told.view, true);
  }

  /** Take part in what is under way: the page says so while it lasts. */
  private async work<T>(asked: Promise<T>): Promise<T> {
    this.busy++;
    const timer = setTimeout(() => {
      document.body.classList.add("busy");
      this.stopButton.hidden = this.backend.isOffline;
      void this.watch();
    }, SOON);
    try {
      return await asked;
    } finally {
      clearTimeout(timer);
      if (--this.busy === 0) {
        document.body.classList.remove("busy");
        this.stopButton.hidden = true;
      }
    }
  }

  /** While a live program is under way: what it writes, and whether it waits for a line. */
  private async watch(): Promise<void> {
    if (this.isWatching || !this.view?.reads) return;
    this.isWatching = true;
    try {
      while (this.busy > 0) {
        const told = await this.backend.ask("progress");
        if (this.busy === 0) break;
        this.showOutput(told.written);
        if (told.waits) {
          if (!this.input.classList.contains("asked")) this.inputField.focus();
          this.status.textContent = "The program waits for a line to read: give it one below its output.";
        }
        this.input.classList.toggle("asked", told.waits);
        await new Promise((done) => setTimeout(done, SOON));
      }
    } finally {
      this.isWatching = false;
      this.input.classList.remove("asked");
    }
  }

  private async give(params: Record<string, unknown>): Promise<void> {
    try {
      await this.backend.ask("input", params);
      this.inputField.value = "";
      this.error.textContent = "";
    } catch (error) {
      this.failed(error as Error);
    }
  }

  /** Ask, and show the error where the eyes are if there is one. */
  private async tried<T>(asked: Promise<T>): Promise<T | null> {
    try {
      const told = await this.work(asked);
      this.error.textContent = "";
      return told;
    } catch (error) {
      this.error.textContent = visible((error as Error).message);
      return null;
    }
  }

  private async move(what: string, params: Record<string, unknown> = {}): Promise<void> {
    const view = await this.tried(this.backend.ask(what, params));
    if (view) await this.show(view);
  }

  /** While the slider is dragged only the latest place counts; one question is under way at a time. */
  private drag(moment: number): void {
    this.wanted = moment;
    if (!this.going) void this.chase();
  }

  private async chase(): Promise<void> {
    this.going = true;
    try {
      while (this.wanted !== null) {
        const moment = this.wanted;
        this.wanted = null;
        const view = await this.tried<View>(this.backend.ask("go", { moment }));
        if (view) await this.show(view, false, false);
      }
    } finally {
      this.going = false;
      clearTimeout(this.resting);
      this.resting = window.setTimeout(() => this.rest(), REST);
    }
  }

  /** The slider stands still: what is worth doing once, not at every place. */
  private rest(): void {
    this.markCode(true);
    this.seen(this.tabs.current);
    this.remember();
  }

  // Showing

  private async show(view: View, isNew = false, isAtRest = true): Promise<void> {
    const isOther = isNew || view.branch !== this.view?.branch || view.thread !== this.view?.thread;
    this.view = view;
    const state = view.state, stop = view.stop;
    this.badge.textContent = view.engine === "exported" ? "exported run" : `${view.engine}${view.branch === "main" ? "" : ` · ${view.branch}`}`;
    const isKnown = !stop.unknown.includes("");
    const sure = stop.confidence === null ? "" : isKnown ? `, ${Math.round(stop.confidence * 100)}% sure if the state before is right` : ", the value is not known";
    const so = stop.so_far === null || stop.so_far === undefined ? "" : ` (${Math.round(stop.so_far * 100)}% that all guesses so far are)`;
    const where = state ? `${state.file}:${state.line} in ${state.function}` : "";
    this.status.textContent = visible([stop.why, where, stop.provenance + sure + so, ...stop.said, ...view.notes].filter(Boolean).join(" — "));
    if (state) await this.openFile(state.file);
    if (!isAtRest) this.markCode(false);
    this.frames.replaceChildren(values(view, this.chosen, this.valueWants(), this.backend.isOffline));
    this.showOutput(view.output.text);
    this.input.hidden = !view.reads;
    this.showThreads(view);
    this.outputNote.textContent = view.output.real ? "as the program wrote it"
      : `worked out from the values${view.output.whole ? "" : "; ⟨…⟩ is not known"}${view.output.cut ? "; the latest 200 prints" : ""}`;
    this.timeline.update(stop.moment ?? view.length, view.length, isOther);
    for (const step of STEPS.flat()) (this.buttons.get(step.ask) as HTMLButtonElement).disabled = step.needs !== undefined && !view.can.includes(step.needs);
    this.showBranches(view);
    this.tabs.offer("assumed", view.assumes);
    if (isAtRest) this.rest();
  }

  private valueWants() {
    return {
      why: (name: string, frame: number) => void this.askWhy(name, frame),
      choose: (name: string) => {
        this.chosen = this.chosen === name ? "" : name;
        if (this.view) this.frames.replaceChildren(values(this.view, this.chosen, this.valueWants(), this.backend.isOffline));
        this.timeline.refresh();
        this.remember();
      },
      edit: (name: string, text: string, frame: number, row: HTMLElement) => this.edit(name, text, frame, row),
      go: (moment: number) => void this.move("go", { moment }),
    };
  }

  private async openFile(file: string): Promise<void> {
    if (!file || this.code.file === file && this.sources.has(file)) return;
    let known = this.sources.get(file);
    if (!known) {
      const told = await this.tried<any>(this.backend.ask("source", { file }));
      if (!told) return;
      known = { text: told.text, runnable: told.runnable };
      this.sources.set(file, known);
    }
    if (!this.files.includes(file)) this.files.push(file);
    this.code.open(file, known.text, known.runnable);
    this.fileTabs.replaceChildren(...this.files.map((each) => h("button", {
      type: "button", "aria-pressed": `${each === file}`, click: async () => { await this.openFile(each); this.markCode(true); },
    }, visible(each.split("/").at(-1) ?? each))));
  }

  private markCode(scrolls: boolean): void {
    const view = this.view, state = view?.state;
    const isHere = state?.file === this.code.file;
    this.code.update({
      line: isHere && state ? Math.max(state.line, 1) : 0, event: state?.event ?? "line", sure: view?.stop.confidence ?? null,
      beside: new Map(isHere ? view!.beside.map((each) => [each.line, each.text]) : []), inside: isHere ? view!.inside : [], at: view?.stop.moment ?? null,
      breakpoints: new Set(this.breakpoints.filter((each) => each.file === this.code.file).map((each) => each.line)),
    }, scrolls && isHere);
    this.code.arrows(isHere ? this.causes : []);
  }

  private showOutput(text: string): void {
    const written = visible(text);
    if (written === this.output.textContent) return;
    this.output.textContent = written;
    this.output.scrollTop = this.output.scrollHeight;
  }

  private showThreads(view: View): void {
    this.threads.hidden = !view.threads;
    this.threads.replaceChildren(...(view.threads ?? []).map((each) => {
      const place = each.function === null ? "" : `, ${each.function} line ${each.line}`;
      return h("option", { value: each.number, selected: each.number === view.thread }, cut(`${each.number} ${each.name}: ${each.condition}${place}`, 70));
    }));
  }

  private showBranches(view: View): void {
    const many = view.branches.length > 1;
    this.branches.replaceChildren(...(many ? [h("span", { class: "faint" }, "branches: "), ...view.branches.map((name) => h("span", {},
      h("button", { type: "button", class: "small", "aria-pressed": `${name === view.branch}`, click: () => void this.move("switch", { name }) }, visible(name)),
      name !== view.branch && h("button", { type: "button", class: "small", "aria-label": `Compare with ${name}`, click: () => void this.compare(name) }, "⇆")))] : []));
  }

  /** A tab came to the front: what it shows is asked for only then. */
  private seen(name: string): void {
    if (!this.view) return;
    if (name === "picture") void this.drawPicture(this.view);
    if (name === "assumed") void this.showAssumptions();
    if (name === "ask") this.offerFunctions();
  }

  private async drawPicture(view: View): Promise<void> {
    const told = await this.tried<any>(this.backend.ask("objects"));
    if (!told || view !== this.view) return;
    this.pictureNote.textContent = told.parts ? "What is one object is drawn once, also inside others: the program says what is what."
      : told.exact ? "Variables that are one object are drawn as one: the recording knows. What is inside others is drawn apart."
      : "Variables are drawn as one object where the run tells that they are one; what is inside others is drawn apart.";
    this.pictureBox.replaceChildren(picture(view.frames, told.same, view.state?.node));
  }

  private offerFunctions(): void {
    const names = [...(this.sources.get(this.code.file)?.text ?? "").matchAll(/^def (\w+)\(/gm)].map((found) => found[1] as string);
    document.getElementById("ndb-functions")?.replaceChildren(...names.map((name) => h("option", { value: name })));
    const field = document.querySelector<HTMLInputElement>('.inverse [name="function"]');
    if (field && !field.value) field.value = names.find((name) => name !== "main") ?? "";
  }

  // Why, branches, predictions

  private async askWhy(name: string, frame: number): Promise<void> {
    const told = await this.tried<any>(this.backend.ask("why", { name, frame }));
    if (!told) return;
    this.causes = told.causes;
    this.tabs.show("values");
    this.why.replaceChildren(causes(name, told.causes, (moment) => void this.move("go", { moment }), () => this.closeWhy()));
    this.code.arrows(this.causes);
  }

  private closeWhy(): void {
    this.causes = [];
    this.why.replaceChildren();
    this.code.arrows([]);
  }

  /** Another value for a variable, on a branch; what cannot run on is predicted from there, if one says so. */
  private edit(name: string, text: string, frame: number, row: HTMLElement): void {
    const field = h("input", { value: text, "aria-label": `New value of ${name}`, spellcheck: "false" });
    const problem = h("small", { class: "error", role: "alert" });
    const send = async (predicted: boolean) => {
      try {
        await this.show(await this.work(this.backend.ask("edit", { name, value: field.value, frame, predicted })));
        this.error.textContent = "";
      } catch (error) {
        problem.textContent = visible((error as Error).message);
      }
    };
    const form = h("form", { class: "edit", submit: (event: Event) => { event.preventDefault(); void send(false); } }, field,
      h("button", { type: "submit", class: "small" }, "set"),
      h("button", { type: "button", class: "small", click: () => void send(true) }, "set and predict"),
      h("button", { type: "button", class: "small", "aria-label": "Do not edit", click: () => this.view && void this.show(this.view) }, "×"), problem);
    row.querySelector(".value")?.replaceChildren(form);
    field.focus();
    field.select();
  }

  private async predict(): Promise<void> {
    const view = await this.tried<View>(this.backend.ask("predict"));
    if (view) {
      await this.show(view);
      this.status.textContent += " — steps now predict, on a branch; nothing is run";
    }
  }

  private async verify(): Promise<void> {
    const told = await this.tried<any>(this.backend.ask("verify"));
    if (told) this.sideBySide(comparison(told));
  }

  private async compare(name: string): Promise<void> {
    const told = await this.tried<any>(this.backend.ask("compare", { name }));
    if (told) this.sideBySide(comparison(told));
  }

  private sideBySide(made: HTMLElement): void {
    this.compared.replaceChildren(made);
    this.tabs.show("compare");
    made.querySelector(".first")?.scrollIntoView({ block: "center" });
  }

  private async showAssumptions(): Promise<void> {
    if (!this.view?.assumes) return;
    const told = await this.tried<any>(this.backend.ask("assumptions"));
    if (told) this.listAssumptions(told.assumptions);
  }

  private listAssumptions(found: Assumption[]): void {
    this.assumed.replaceChildren(assumptions(found, (text) => void this.assume(text), (moment) => void this.move("go", { moment })));
  }

  private async assume(text: string): Promise<void> {
    const told = await this.tried<any>(this.backend.ask("assume", { assumption: text }));
    if (!told) return;
    await this.show(told, true);
    this.listAssumptions(told.assumptions);
  }

  /** What a kind of question is about; some can only be asked by running. */
  private asks(kind: HTMLSelectElement, what: HTMLInputElement, run: HTMLInputElement): void {
    const chosen = QUESTIONS.find((each) => each.kind === kind.value)!;
    what.placeholder = chosen.example;
    run.disabled = chosen.isRun;
    if (chosen.isRun) run.checked = true;
  }

  private async infer(form: HTMLFormElement): Promise<void> {
    const given = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const isRun = form.querySelector<HTMLInputElement>("[name=run]")!.checked; // a disabled field is no form data
    this.inferred.replaceChildren(h("p", { class: "faint" }, "at work …"));
    try {
      const told = await this.work(this.backend.ask("infer", { ...given, file: this.code.file, run: isRun }));
      this.inferred.replaceChildren(candidates(given.function ?? "", told.candidates, told.ran));
    } catch (error) {
      this.inferred.replaceChildren(h("p", { class: "error", role: "alert" }, visible((error as Error).message)));
    }
  }

  // Breakpoints

  private async toggle(line: number, file = this.code.file): Promise<void> {
    const told = await this.tried<any>(this.backend.ask("toggle", { file, line }));
    if (!told) return;
    this.breakpoints = told.breakpoints;
    this.markCode(false);
    this.timeline.refresh();
    this.remember();
  }

  // Opening, links, files

  private async offer(kind: string, text?: string): Promise<void> {
    const told = await this.tried<any>(this.backend.ask("files"));
    this.dialogs[kind]?.show(told?.files ?? [], text);
  }

  /** The view as an address: where, breakpoints, the chosen variable. */
  private remember(): void {
    const view = this.view;
    if (!view || view.stop.moment === null) return;
    const told = new URLSearchParams({ at: `${view.stop.moment}` });
    if (view.thread) told.set("thread", `${view.thread}`);
    if (this.chosen) told.set("name", this.chosen);
    const lines = this.breakpoints.filter((each) => each.line).map((each) => `${each.file}:${each.line}`);
    if (lines.length) told.set("stops", lines.join(","));
    if (this.tabs.current !== "values") told.set("tab", this.tabs.current);
    if (location.protocol.startsWith("http")) history.replaceState(null, "", `${location.pathname}#${told}`);
    else if (location.protocol === "file:") location.replace(`#${told}`);
  }

  private async restore(): Promise<void> {
    const told = new URLSearchParams(this.first);
    for (const place of (told.get("stops") ?? "").split(",").filter(Boolean)) {
      const at = place.lastIndexOf(":"), line = Number(place.slice(at + 1));
      if (this.sources.size && !this.breakpoints.some((each) => each.line === line && each.file === place.slice(0, at)))
        await this.toggle(line, place.slice(0, at));
    }
    this.chosen = told.get("name") ?? "";
    if (told.has("thread")) await this.move("thread", { number: Number(told.get("thread")) });
    if (told.has("at")) await this.move("go", { moment: Number(told.get("at")) });
    if (told.has("tab")) this.tabs.show(told.get("tab") as string);
    if (told.has("name") || told.has("stops")) this.timeline.refresh();
  }

  private readonly first = location.hash.slice(1);

  private async link(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      this.status.textContent = "The link to this view is copied; it opens while this ndb runs.";
    } catch {
      this.status.textContent = `The link to this view: ${location.href}`;
    }
  }

  private async save(): Promise<void> {
    const told = await this.tried<any>(this.backend.ask("export"));
    if (told) download(told.name, told.html, "text/html");
  }

  private saveSvg(): void {
    this.tabs.show("picture");
    setTimeout(() => {
      const drawn = this.pictureBox.querySelector("svg");
      if (drawn) download("picture.svg", standalone(drawn), "image/svg+xml");
    }, 200);
  }

  /** The states that the slider shows, as a film; of many, those from here on. */
  private async saveGif(): Promise<void> {
    const { start, stop } = this.timeline.seen;
    const told = await this.tried<any>(this.backend.ask("film", { start, stop, most: MOST_SCENES }));
    if (!told || !this.view) return;
    const scenes = told.scenes as Scene[], texts = new Map<string, string>();
    for (const file of new Set(scenes.map((each) => each.view.state?.file).filter(Boolean) as string[]))
      texts.set(file, (await this.backend.ask("source", { file })).text);
    const made = await this.tried(film(scenes, texts, this.view.length, (text) => (this.status.textContent = text)));
    if (!made) return;
    this.status.textContent = `A film of ${scenes.length} states is saved (${Math.ceil(made.size / 1024)} kB).`;
    download("run.gif", made, "image/gif");
  }

  private theme(): void {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    this.timeline.recolour();
  }

  // Keys, as in VS Code; with Alt they lead back

  private key(event: KeyboardEvent): void {
    const words = [event.ctrlKey && "Ctrl", event.altKey && "Alt", event.shiftKey && "Shift", event.key.length === 1 ? event.key.toUpperCase() : event.key];
    const pressed = words.filter(Boolean).join("+");
    const step = STEPS.flat().find((each) => each.keys === pressed);
    if (step && !this.buttons.get(step.ask)?.disabled) void this.move(step.ask);
    else if (pressed === "F9") void this.toggle(this.code.cursorLine);
    else return;
    event.preventDefault();
  }

  failed(error: Error): void {
    this.error.textContent = cut(error.message, 300);
  }
}

async function begin(): Promise<void> {
  const packed = document.getElementById("ndb-data")?.textContent;
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="ndb-nonce"]')?.content ?? "";
  if (location.search.includes("token=")) history.replaceState(null, "", location.pathname + location.hash);
  let app: App | null = null;
  const backend = packed ? await Recorded.unpack(packed) : new Server(() => app?.failed(new Error("ndb has ended; start it again and reload this page")));
  app = new App(backend, nonce);
  try {
    await app.start();
  } catch (error) {
    app.failed(error as Error);
  }
}

void begin();

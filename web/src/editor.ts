// The code: breakpoints in the gutter, the current line, values beside lines, the line taken apart, arrows of why.

import { python } from "@codemirror/lang-python";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState, RangeSetBuilder, StateEffect, StateField, type Extension } from "@codemirror/state";
import {
  Decoration, type DecorationSet, EditorView, GutterMarker, WidgetType, gutter, highlightSpecialChars, lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { cut, h, svg } from "./dom";
import type { Cause, View } from "./types";

interface Shown {
  line: number;
  event: string;
  sure: number | null;
  beside: Map<number, string>;
  inside: View["inside"];
  at: number | null;
  breakpoints: Set<number>;
  runnable: Set<number>;
}

const NOTHING: Shown = {
  line: 0, event: "line", sure: null, beside: new Map(), inside: [], at: null, breakpoints: new Set(), runnable: new Set(),
};
const show = StateEffect.define<Shown>();
const shown = StateField.define<Shown>({
  create: () => NOTHING,
  update: (value, transaction) => transaction.effects.find((effect) => effect.is(show))?.value ?? value,
});

class Beside extends WidgetType {
  constructor(private readonly text: string) {
    super();
  }
  override eq(other: Beside): boolean {
    return other.text === this.text;
  }
  toDOM(): HTMLElement {
    return h("span", { class: "beside" }, cut(this.text, 160));
  }
}

class Inside extends WidgetType {
  constructor(private readonly parts: View["inside"], private readonly at: number | null) {
    super();
  }
  override eq(other: Inside): boolean {
    return other.at === this.at && JSON.stringify(other.parts) === JSON.stringify(this.parts);
  }
  toDOM(): HTMLElement {
    const rows = this.parts.slice(0, 60).map((part) =>
      h("div", { class: `part${part.round ? " round" : ""}${part.at === this.at ? " here" : ""}` },
        h("code", {}, cut(part.text, 100)), h("span", { class: "arrow" }, " → "), h("code", {}, cut(part.value, 100))),
    );
    if (this.parts.length > 60) rows.push(h("div", { class: "part" }, `… ${this.parts.length - 60} more`));
    return h("div", { class: "inside", role: "note", "aria-label": "This line taken apart" }, ...rows);
  }
}

const decorations = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    const told = transaction.effects.find((effect) => effect.is(show));
    return told ? decorated(transaction.state, told.value) : value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorated(state: EditorState, told: Shown): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (let number = 1; number <= state.doc.lines; number++) {
    const isHere = number === told.line;
    const beside = told.beside.get(number);
    if (!isHere && beside === undefined) continue;
    const line = state.doc.line(number);
    if (isHere) {
      const doubt = told.sure === null ? "" : told.sure < 0.5 ? " doubtful" : told.sure < 0.9 ? " likely" : " sure";
      builder.add(line.from, line.from, Decoration.line({ class: `current ${told.event}${doubt}` }));
    }
    if (beside !== undefined) builder.add(line.to, line.to, Decoration.widget({ widget: new Beside(beside), side: 1 }));
    if (isHere && told.inside.length)
      builder.add(line.to, line.to, Decoration.widget({ widget: new Inside(told.inside, told.at), side: 2, block: true }));
  }
  return builder.finish();
}

class Dot extends GutterMarker {
  override toDOM(): HTMLElement {
    return h("span", { class: "dot", title: "breakpoint" }, "●");
  }
}
const DOT = new Dot();

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], class: "tok-keyword" },
  { tag: [tags.string, tags.special(tags.string)], class: "tok-string" },
  { tag: [tags.number, tags.bool, tags.null], class: "tok-number" },
  { tag: tags.comment, class: "tok-comment" },
  { tag: [tags.function(tags.variableName), tags.definition(tags.variableName), tags.className], class: "tok-name" },
]);

export class Code {
  readonly element = h("div", { class: "code" });
  private readonly view: EditorView;
  private readonly overlay = svg("svg", { class: "arrows", "aria-hidden": "true" });
  private causes: Cause[] = [];
  file = "";
  private told = NOTHING;

  constructor(nonce: string, private readonly toggle: (line: number) => void) {
    const extensions: Extension[] = [
      gutter({
        class: "breakpoints",
        renderEmptyElements: true,
        lineMarker: (view, line) =>
          view.state.field(shown).breakpoints.has(view.state.doc.lineAt(line.from).number) ? DOT : null,
        lineMarkerChange: (update) => update.transactions.some((each) => each.effects.some((effect) => effect.is(show))),
        initialSpacer: () => DOT,
        domEventHandlers: { mousedown: (view, line) => this.clicked(view.state.doc.lineAt(line.from).number) },
      }),
      lineNumbers({
        domEventHandlers: { mousedown: (view, line) => this.clicked(view.state.doc.lineAt(line.from).number) },
      }),
      python(),
      syntaxHighlighting(colours),
      highlightSpecialChars({ addSpecialChars: /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g }),
      shown,
      decorations,
      EditorState.readOnly.of(true),
      EditorView.contentAttributes.of({ "aria-label": "Source code", "aria-readonly": "true", tabindex: "0" }),
      EditorView.updateListener.of((update) => {
        if (update.geometryChanged || update.viewportChanged) requestAnimationFrame(() => this.drawArrows());
      }),
    ];
    if (nonce) extensions.push(EditorView.cspNonce.of(nonce));
    this.view = new EditorView({ parent: this.element, extensions });
    this.view.scrollDOM.addEventListener("scroll", () => this.drawArrows());
    this.element.append(this.overlay);
  }

  private clicked(line: number): boolean {
    this.toggle(line);
    return true;
  }

  /** The line the cursor is in: what F9 sets a breakpoint on. */
  get cursorLine(): number {
    return this.view.state.doc.lineAt(this.view.state.selection.main.head).number;
  }

  open(file: string, text: string, runnable: number[]): void {
    this.file = file;
    this.view.dispatch({
      changes: { from: 0, to: this.view.state.doc.length, insert: text },
      effects: show.of({ ...NOTHING, runnable: new Set(runnable) }),
    });
  }

  update(told: Partial<Shown>, scrolls: boolean): void {
    this.told = { ...this.told, ...told };
    const count = this.view.state.doc.lines;
    const scroll = scrolls && this.told.line >= 1 && this.told.line <= count && !this.isSeen(this.told.line);
    const effects: StateEffect<unknown>[] = [show.of(this.told)];
    if (scroll) effects.push(EditorView.scrollIntoView(this.view.state.doc.line(this.told.line).from, { y: "center" }));
    this.view.dispatch({ effects });
  }

  private isSeen(line: number): boolean {
    const block = this.view.lineBlockAt(this.view.state.doc.line(line).from);
    const top = this.view.scrollDOM.scrollTop, height = this.view.scrollDOM.clientHeight;
    return block.top >= top + 8 && block.bottom <= top + height - 24;
  }

  look(line: number): void {
    if (line < 1 || line > this.view.state.doc.lines) return;
    this.view.dispatch({ effects: EditorView.scrollIntoView(this.view.state.doc.line(line).from, { y: "center" }) });
  }

  // Why: from the line that is looked at back to the lines that made the value.

  arrows(causes: Cause[]): void {
    this.causes = causes;
    this.drawArrows();
  }

  private drawArrows(): void {
    const ends = sameWay(this.causes.filter((each) => each.line && each.file === this.file));
    this.overlay.replaceChildren();
    if (!ends.length || !this.told.line) return;
    const box = this.element.getBoundingClientRect();
    this.overlay.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
    this.overlay.append(
      svg("defs", {}, svg("marker", { id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" },
        svg("path", { d: "M0 0 L8 4 L0 8 z", class: "tip" }))),
    );
    let from = this.middle(this.told.line, box), below = -Infinity;
    ends.forEach((cause, index) => {
      const to = this.middle(cause.line as number, box);
      const start = cause.level === 0 ? this.middle(this.told.line, box) : from;
      const bend = Math.min(box.width - 90, Math.max(start.x, to.x) + 40 + 18 * (index % 5));
      const path = `M${start.x} ${start.y} C${bend} ${start.y} ${bend} ${to.y} ${to.x} ${to.y}`;
      this.overlay.append(svg("path", { d: path, class: `why level${Math.min(cause.level, 2)}`, "marker-end": "url(#tip)" }));
      const middle = (start.y + to.y) / 2, y = Math.abs(middle - below) < 12 ? below + 12 : middle;
      below = y;
      this.overlay.append(svg("text", { x: bend - 6, y, class: "whyname" }, cut(cause.name, 20)));
      if (cause.level === 0) from = to;
    });
  }

  private middle(line: number, box: DOMRect): { x: number; y: number } {
    const document = this.view.state.doc;
    const at = document.line(Math.max(1, Math.min(line, document.lines)));
    const block = this.view.lineBlockAt(at.from);
    const coordinates = this.view.coordsAtPos(at.to);
    const y = coordinates ? (coordinates.top + coordinates.bottom) / 2 - box.top : block.top - this.view.scrollDOM.scrollTop + 9;
    const x = coordinates ? coordinates.right - box.left : 120;
    return { x: Math.min(x + 6, box.width - 100), y: Math.max(6, Math.min(y, box.height - 6)) };
  }
}

/** Causes that one arrow can stand for: of one line, equally far back, with all their names. */
function sameWay(causes: Cause[]): Cause[] {
  const found = new Map<string, Cause>();
  for (const cause of causes) {
    const key = `${cause.line} ${cause.level}`, known = found.get(key);
    found.set(key, known ? { ...known, name: `${known.name}, ${cause.name}` } : cause);
  }
  return [...found.values()];
}

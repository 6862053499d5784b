// Time: a slider over the run with its marks, and below it, on the same axis, the calls as a flame graph.
// What is drawn is cut to pixels by the server; here it is only put on canvases.

import { h, visible } from "./dom";
import type { Calls, Overview } from "./types";

const ROW = 18;
const TRACK = 54;
const LANES: [keyof Overview["marks"], string, string][] = [
  ["breakpoints", "--breakpoint", "breakpoints"],
  ["exceptions", "--error", "exceptions"],
  ["prints", "--print", "prints"],
  ["changes", "--changed", "changes of the chosen variable"],
];

export interface TimelineWants {
  overview(start: number, stop: number, bins: number): Promise<Overview>;
  calls(start: number, stop: number, bins: number, top: number, rows: number): Promise<Calls>;
  go(moment: number): void;
  say(text: string): void;
}

export class Timeline {
  private readonly slider = h("div", {
    class: "slider", role: "slider", tabindex: "0", "aria-label": "Time", "aria-valuemin": "0", "aria-valuenow": "0", "aria-valuemax": "0",
  });
  private readonly track = h("canvas", { class: "track", "aria-hidden": "true" });
  private readonly flame = h("canvas", {
    class: "flame", tabindex: "0", role: "application",
    "aria-label": "Calls over time. Arrow keys move between calls, Enter goes there, plus and minus zoom.",
  });
  private readonly tip = h("div", { class: "flametip", role: "tooltip", hidden: true });
  private readonly range = h("span", { class: "range" });
  readonly element: HTMLElement;
  /** The length of the run that was given; whether it is the next that is shown. */
  private given = 0;
  private isNext = false;
  private start = 0;
  private stop = 1;
  private length = 1;
  private moment = 0;
  private over: Overview | null = null;
  private tree: Calls | null = null;
  private chosen = -1;
  private drawn = 0;
  private asking = false;
  private again = false;
  private follow = true;
  // Both are known from events: to ask for them while drawing would have the browser lay out the page again.
  private width = 600;
  private readonly colours = new Map<string, string>();

  constructor(private readonly wants: TimelineWants) {
    const button = (label: string, sign: string, act: () => void) =>
      h("button", { type: "button", class: "small", "aria-label": label, title: label, click: act }, sign);
    this.element = h("section", { class: "timeline", "aria-label": "Time" },
      h("div", { class: "timebar" },
        button("Zoom in", "+", () => this.zoom(0.5, this.moment)),
        button("Zoom out", "−", () => this.zoom(2, this.moment)),
        button("Whole run", "⤢", () => this.see(0, this.length)),
        this.range,
        h("span", { class: "legend" }, ...LANES.map(([name, colour, label]) =>
          h("span", { class: `mark ${name}`, "data-colour": colour }, label)))),
      this.slider, h("div", { class: "flamebox" }, this.flame, this.tip));
    this.slider.append(this.track);
    this.listen();
    new ResizeObserver(([seen]) => {
      this.width = seen?.contentRect.width || this.width;
      void this.fetch();
    }).observe(this.slider);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolour());
  }

  // What is shown

  /** Stand at a moment of a run of a length. A run that grew, or another one, is fetched. */
  update(moment: number, length: number, isNew: boolean): void {
    const grew = length !== this.length;
    this.moment = moment;
    if (grew || isNew) {
      this.given = this.isNext ? this.given : 0;
      this.isNext = false;
      const whole = this.start === 0 && this.stop >= this.length;
      this.length = Math.max(length, 1);
      if (isNew || whole) [this.start, this.stop] = [0, this.length];
      this.stop = Math.min(this.stop, this.length);
      this.fetch();
    }
    if (this.follow && (moment < this.start || moment >= this.stop) && moment < this.length) {
      const width = this.stop - this.start;
      this.see(Math.max(0, moment - width / 2), Math.max(0, moment - width / 2) + width);
    }
    this.slider.setAttribute("aria-valuemax", `${this.length}`);
    this.slider.setAttribute("aria-valuenow", `${moment}`);
    this.slider.setAttribute("aria-valuetext", `state ${moment} of ${this.length}`);
    this.draw();
  }

  refresh(): void {
    this.given = 0;
    this.fetch();
  }

  /** The part of the run that is seen. */
  get seen(): { start: number; stop: number } {
    return { start: this.start, stop: this.stop };
  }

  private see(start: number, stop: number): void {
    const width = Math.max(8, Math.min(stop - start, this.length));
    this.start = Math.round(Math.max(0, Math.min(start, this.length - width)));
    this.stop = Math.round(Math.min(this.length, this.start + width));
    this.draw();
    this.fetch();
  }

  private zoom(by: number, around: number): void {
    const width = Math.max(Math.min(16, this.length), Math.min(this.length, (this.stop - this.start) * by));
    const share = (around - this.start) / Math.max(this.stop - this.start, 1);
    this.see(around - share * width, around - share * width + width);
  }

  /** A run that was told at once, whole: it need not be asked for. */
  give(over: Overview, tree: Calls): void {
    [this.over, this.tree, this.given, this.isNext] = [over, tree, over.length, true];
  }

  /** One question at a time; what has changed meanwhile is asked afterwards. */
  private async fetch(): Promise<void> {
    const isGiven = this.given === this.length && this.start === 0 && this.stop === this.length;
    this.given = isGiven ? this.given : 0;
    if (isGiven) {
      this.draw();
      return;
    }
    if (this.length < 2) return;
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    try {
      const bins = Math.max(50, Math.round(this.width));
      const [over, tree] = await Promise.all([
        this.wants.overview(this.start, this.stop, bins),
        this.wants.calls(this.start, this.stop, bins, 0, 60),
      ]);
      this.over = over;
      this.tree = tree;
      this.draw();
    } catch {
      // Nothing is open, or ndb has ended: the page says so elsewhere.
    } finally {
      this.asking = false;
      if (this.again) {
        this.again = false;
        void this.fetch();
      }
    }
  }

  // Drawing

  draw(): void {
    if (!this.drawn) this.drawn = requestAnimationFrame(() => {
      this.drawn = 0;
      this.drawTrack();
      this.drawFlame();
    });
  }

  private x(moment: number, width: number): number {
    return ((moment - this.start) / Math.max(this.stop - this.start, 1)) * width;
  }

  private at(x: number, width: number): number {
    return this.start + (x / Math.max(width, 1)) * (this.stop - this.start);
  }

  private prepared(canvas: HTMLCanvasElement, height: number): CanvasRenderingContext2D {
    const scale = devicePixelRatio || 1, width = this.width;
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.style.height = `${height}px`;
    }
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  }

  private colour(name: string): string {
    if (!this.colours.has(name)) this.colours.set(name, getComputedStyle(this.element).getPropertyValue(name).trim());
    return this.colours.get(name) as string;
  }

  /** It is light, or dark, now. */
  recolour(): void {
    this.colours.clear();
    this.draw();
  }

  private drawTrack(): void {
    const width = this.width, context = this.prepared(this.track, TRACK);
    const over = this.over;
    this.range.textContent = `state ${this.moment.toLocaleString("en")} of ${this.length.toLocaleString("en")}`;
    if (over) {
      this.drawDepths(context, over, width);
      LANES.forEach(([name, colour], lane) => {
        context.fillStyle = this.colour(colour);
        for (const moment of over.marks[name]) context.fillRect(this.x(moment, width) - 1, 30 + 6 * lane, 2, 5);
      });
      this.drawDoubt(context, over, width);
    }
    context.fillStyle = this.colour("--here");
    const x = this.x(this.moment, width);
    context.fillRect(x - 1, 0, 2, TRACK);
    context.beginPath();
    context.arc(Math.max(6, Math.min(x, width - 6)), 7, 6, 0, 7);
    context.fill();
  }

  private drawDepths(context: CanvasRenderingContext2D, over: Overview, width: number): void {
    const deepest = Math.max(1, over.deepest + 1), step = (over.stop - over.start) / Math.max(over.depths.length, 1);
    context.fillStyle = this.colour("--depth");
    over.depths.forEach((depth, index) => {
      const from = Math.floor(this.x(over.start + index * step, width)), to = Math.ceil(this.x(over.start + (index + 1) * step, width));
      const height = 3 + (22 * (depth + 1)) / deepest;
      context.fillRect(from, 28 - height, Math.max(1, to - from), height);
    });
  }

  /** Predictions: the surer, the fainter the veil. */
  private drawDoubt(context: CanvasRenderingContext2D, over: Overview, width: number): void {
    const colour = this.colour("--doubt");
    for (const [moment, sure] of over.sure) {
      context.globalAlpha = Math.min(0.85, 1 - sure);
      context.fillStyle = colour;
      context.fillRect(this.x(moment, width), 0, Math.max(2, this.x(moment + 1, width) - this.x(moment, width)), 28);
    }
    context.globalAlpha = 1;
  }

  private drawFlame(): void {
    const tree = this.tree, width = this.width;
    const rows = tree ? Math.min(60, tree.deepest + 1) : 1;
    const context = this.prepared(this.flame, Math.max(rows, 2) * ROW);
    if (!tree) return;
    context.font = "11px system-ui, sans-serif";
    context.textBaseline = "middle";
    const ink = this.colour("--barink"), palette = [0, 1, 2, 3, 4, 5].map((n) => this.colour(`--bar${n}`));
    context.fillStyle = this.colour("--merged");
    for (const [start, end, depth] of tree.merged) {
      const from = this.x(start, width), to = this.x(end + 1, width);
      context.fillRect(from, (depth - tree.top) * ROW + 1, Math.max(1, to - from), ROW - 2);
    }
    tree.bars.forEach(([start, end, depth, scope], index) => {
      const from = Math.max(0, this.x(start, width)), to = Math.min(width, this.x(end + 1, width));
      if (to < 0 || from > width) return;
      const y = (depth - tree.top) * ROW;
      context.fillStyle = palette[scope % palette.length] as string;
      context.fillRect(from, y + 1, Math.max(1, to - from - 0.5), ROW - 2);
      if (index === this.chosen) {
        context.strokeStyle = this.colour("--here");
        context.lineWidth = 2;
        context.strokeRect(from + 1, y + 2, Math.max(1, to - from - 2), ROW - 4);
      }
      const name = tree.scopes[`${scope}`]?.[0] ?? "";
      if (to - from > 24) {
        context.fillStyle = ink;
        context.save();
        context.beginPath();
        context.rect(from, y, to - from - 2, ROW);
        context.clip();
        context.fillText(visible(name), from + 4, y + ROW / 2 + 0.5);
        context.restore();
      }
    });
    context.fillStyle = this.colour("--here");
    context.fillRect(this.x(this.moment, width) - 0.5, 0, 1, rows * ROW);
  }

  // Hands

  private listen(): void {
    const go = (event: PointerEvent) => {
      const box = this.slider.getBoundingClientRect();
      const moment = Math.round(this.at(event.clientX - box.left, box.width));
      this.moment = Math.max(0, Math.min(moment, this.length));
      this.draw();
      this.wants.go(this.moment);
    };
    this.slider.addEventListener("pointerdown", (event) => {
      this.slider.setPointerCapture(event.pointerId);
      this.follow = false;
      go(event);
    });
    this.slider.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) go(event);
    });
    this.slider.addEventListener("pointerup", () => (this.follow = true));
    this.slider.addEventListener("keydown", (event) => this.sliderKey(event));
    for (const canvas of [this.slider, this.flame])
      canvas.addEventListener("wheel", (event) => this.wheel(event as WheelEvent), { passive: false });
    this.flame.addEventListener("pointermove", (event) => this.hover(event));
    this.flame.addEventListener("pointerleave", () => (this.tip.hidden = true));
    this.flame.addEventListener("click", (event) => this.click(event));
    this.flame.addEventListener("dblclick", (event) => this.into(event));
    this.flame.addEventListener("keydown", (event) => this.flameKey(event));
  }

  private sliderKey(event: KeyboardEvent): void {
    const page = Math.max(1, Math.round((this.stop - this.start) / 50));
    const by: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: page, PageDown: -page };
    const to = event.key === "Home" ? 0 : event.key === "End" ? this.length : event.key in by ? this.moment + (by[event.key] as number) : null;
    if (to === null || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    this.moment = Math.max(0, Math.min(to, this.length));
    this.draw();
    this.wants.go(this.moment);
  }

  private wheel(event: WheelEvent): void {
    const box = this.slider.getBoundingClientRect();
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      if (event.ctrlKey) this.zoom(event.deltaY > 0 ? 1.3 : 0.77, this.at(event.clientX - box.left, box.width));
      else this.see(this.start + (event.deltaX / box.width) * (this.stop - this.start), this.stop + (event.deltaX / box.width) * (this.stop - this.start));
      event.preventDefault();
    } else if (event.target === this.flame || event.currentTarget === this.slider) {
      this.zoom(event.deltaY > 0 ? 1.3 : 0.77, this.at(event.clientX - box.left, box.width));
      event.preventDefault();
    }
  }

  private under(event: MouseEvent): number {
    const tree = this.tree, box = this.flame.getBoundingClientRect();
    if (!tree) return -1;
    const depth = tree.top + Math.floor((event.clientY - box.top) / ROW), moment = this.at(event.clientX - box.left, box.width);
    return tree.bars.findIndex((bar) => bar[2] === depth && bar[0] <= moment && moment < bar[1] + 1);
  }

  private name(index: number): string {
    const bar = this.tree?.bars[index];
    if (!bar || !this.tree) return "";
    const scope = this.tree.scopes[`${bar[3]}`];
    return `${scope?.[0] ?? ""}, ${scope?.[1] ?? ""}:${scope?.[2] ?? ""}, states ${bar[0]} to ${bar[1]}`;
  }

  private hover(event: PointerEvent): void {
    const found = this.under(event);
    this.tip.hidden = found < 0;
    if (found < 0) return;
    const box = this.flame.getBoundingClientRect();
    this.tip.textContent = visible(this.name(found));
    this.tip.style.left = `${Math.min(event.clientX - box.left + 10, box.width - 240)}px`;
    this.tip.style.top = `${event.clientY - box.top + 14}px`;
  }

  private click(event: MouseEvent): void {
    const found = this.under(event);
    if (found < 0) return;
    this.chosen = found;
    this.wants.go((this.tree as Calls).bars[found]![0]);
  }

  private into(event: MouseEvent): void {
    const bar = this.tree?.bars[this.under(event)];
    if (bar) this.see(bar[0], bar[1] + 1);
  }

  private flameKey(event: KeyboardEvent): void {
    const bars = this.tree?.bars ?? [];
    const now = bars[this.chosen] ?? bars[0];
    if (!now) return;
    const near = (holds: (bar: (typeof bars)[0]) => boolean, last = false) => {
      const found = bars.map((bar, index) => (holds(bar) ? index : -1)).filter((index) => index >= 0);
      return (last ? found.at(-1) : found[0]) ?? this.chosen;
    };
    const keys: Record<string, () => number> = {
      ArrowRight: () => near((bar) => bar[2] === now[2] && bar[0] > now[0]),
      ArrowLeft: () => near((bar) => bar[2] === now[2] && bar[0] < now[0], true),
      ArrowDown: () => near((bar) => bar[2] === now[2] + 1 && bar[0] >= now[0] && bar[1] <= now[1]),
      ArrowUp: () => near((bar) => bar[2] === now[2] - 1 && bar[0] <= now[0] && bar[1] >= now[1]),
    };
    if (event.key === "Enter") this.wants.go(now[0]);
    else if (event.key === "+" || event.key === "-") this.zoom(event.key === "+" ? 0.5 : 2, now[0]);
    else if (event.key in keys) {
      this.chosen = Math.max(0, (keys[event.key] as () => number)());
      this.wants.say(this.name(this.chosen));
      this.draw();
    } else return;
    event.preventDefault();
  }
}

// Objects and references as boxes and arrows. Knows shapes and places; what is one object and what are two is told.

import { cut, svg } from "./dom";
import type { Frame, Node, Variable } from "./types";

const LETTER = 7.25, LINE = 22, GAP = 34, PAD = 8;
const MOST_CELLS = 24, LONGEST_CELL = 18;

interface Port {
  x: number;
  y: number;
  to: Box;
}
interface Box {
  node: Exclude<Node, string>;
  x: number;
  y: number;
  width: number;
  height: number;
  ports: Port[];
  column: number;
  children: Box[];
  shape: Shape;
  label: string;
}
interface At {
  below(step: string): At;
  readonly isShared: boolean;
  box(node: Exclude<Node, string>): Box;
}
type Shape = "cells" | "set" | "rows" | "matrix" | "tree";
type Same = [number, string][][];

export function picture(frames: Frame[], same: Same, value?: Node): SVGSVGElement {
  const drawing = new Drawing(frames, same);
  if (value && typeof value !== "string") drawing.add(-1, "value", value);
  return drawing.draw();
}

class Drawing {
  private readonly heap = new Map<string, Box>();
  private readonly columns: Box[][] = [];
  private readonly layer = svg("g");
  private readonly lines = svg("g");
  private readonly levels = new Map<Box, number>();
  private bottom: number[] = [];

  /** By function and way: the number of the group of one object. */
  private readonly places = new Map<string, number>();

  constructor(private readonly frames: Frame[], private readonly same: Same) {
    same.forEach((group, number) => group.forEach(([frame, way]) => this.places.set(`${frame} ${way}`, number)));
  }

  add(frame: number, name: string, node: Exclude<Node, string>): Box {
    const key = this.key(frame, name), known = this.heap.get(key);
    if (known) return known;
    const box = measured(node, this.at(frame, name));
    this.heap.set(key, box);
    return box;
  }

  /** Where a value stands: what is one object with something that is drawn already is that box. */
  private at(frame: number, way: string): At {
    return {
      below: (step) => this.at(frame, way + step),
      isShared: this.group(frame, way) >= 0,
      box: (node) => {
        const group = this.group(frame, way), known = group < 0 ? undefined : this.heap.get(`same ${group}`);
        if (known) return known;
        const made = measured(node, this.at(frame, way));
        if (group >= 0) this.heap.set(`same ${group}`, made);
        return made;
      },
    };
  }

  private group(frame: number, way: string): number {
    return this.places.get(`${frame} ${way}`) ?? -1;
  }

  private key(frame: number, name: string): string {
    const group = this.group(frame, name);
    return group < 0 ? `${frame} ${name}` : `same ${group}`;
  }

  draw(): SVGSVGElement {
    const starts: { x: number; y: number; to: Box }[] = [];
    let y = PAD, width = 0;
    // What the innermost function shows of an object is the newest: outer ones wait since their calls.
    for (const frame of [...this.frames].reverse())
      for (const each of frame.variables) if (isBox(each)) this.add(frame.number, each.name, each.node as Exclude<Node, string>);
    for (const frame of this.frames) {
      const drawn = this.frame(frame, y, starts);
      this.layer.append(drawn.element);
      y += drawn.height + 12;
      width = Math.max(width, drawn.width);
    }
    this.bottom = [];
    for (const start of starts) this.raise(start.to, 0, new Set());
    for (const box of this.heap.values()) this.raise(box, 0, new Set());
    for (const start of starts) this.place(start.to, start.y - LINE);
    for (const box of this.heap.values()) this.place(box, PAD);
    const total = this.arrange(width + GAP);
    for (const start of starts) this.arrow(start.x, start.y, start.to);
    const height = Math.max(y, ...this.bottom, 40) + PAD;
    return svg("svg", {
      class: "picture", role: "img", "aria-label": this.words(), viewBox: `0 0 ${Math.ceil(total)} ${Math.ceil(height)}`,
      width: Math.ceil(total), height: Math.ceil(height), xmlns: "http://www.w3.org/2000/svg",
    },
      svg("defs", {}, svg("marker", { id: "head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" },
        svg("path", { d: "M0 0 L8 4 L0 8 z", class: "head" }))),
      this.layer, this.lines);
  }

  /** The picture in words, for who cannot see it. */
  private words(): string {
    const told = this.frames.map((frame) => `${frame.function}: ${frame.variables.map((v) => `${v.name} = ${cut(v.text, 60)}`).join("; ")}`);
    const shared = this.same.map((group) => group.map(([, name]) => name).join(" and ") + " are one object");
    return [...told, ...shared].join(". ") || "no variables";
  }

  private frame(frame: Frame, top: number, starts: { x: number; y: number; to: Box }[]) {
    const names = frame.variables.slice(0, 40);
    const left = 16 + LETTER * Math.max(4, ...names.map((each) => Math.min(each.name.length, 24)));
    const right = Math.max(46, ...names.map((each) => (isBox(each) ? 40 : 14 + LETTER * Math.min(each.text.length, 30))));
    const title = cut(frame.function, 36);
    const width = Math.max(left + right, 24 + LETTER * title.length);
    const group = svg("g", { transform: `translate(${PAD} ${top})` });
    group.append(
      svg("rect", { class: "frame", width, height: 26 + LINE * names.length, rx: 6 }),
      svg("text", { class: "title", x: 10, y: 18 }, title),
    );
    names.forEach((variable, index) => {
      const y = 26 + LINE * index;
      if (variable.changed) group.append(svg("rect", { class: "changed", x: 2, y: y + 1, width: width - 4, height: LINE - 2, rx: 4 }));
      group.append(svg("text", { class: "name", x: left - 8, y: y + 15, "text-anchor": "end" }, cut(variable.name, 24)));
      if (isBox(variable)) {
        const to = this.add(frame.number, variable.name, variable.node as Exclude<Node, string>);
        group.append(svg("circle", { class: "dot", cx: left + 14, cy: y + 11, r: 4 }));
        starts.push({ x: PAD + left + 14, y: top + y + 11, to });
      } else group.append(svg("text", { class: "value", x: left + 4, y: y + 15 }, variable.unknown ? "?" : cut(variable.text, 30)));
    });
    return { element: group, width: width + 2 * PAD, height: 26 + LINE * names.length };
  }

  /** What is referred to stands to the right of all that refer to it, as far as they do not refer to each other. */
  private raise(box: Box, level: number, above: Set<Box>): void {
    if (above.has(box) || (this.levels.get(box) ?? -1) >= level) return;
    this.levels.set(box, level);
    const on = new Set([...above, box]);
    for (const port of box.ports) this.raise(port.to, level + 1, on);
  }

  private place(box: Box, wanted: number): void {
    if (box.column >= 0) return;
    const column = this.levels.get(box) ?? 0;
    box.column = column;
    (this.columns[column] ??= []).push(box);
    box.y = Math.max(this.bottom[column] ?? PAD, wanted, PAD);
    this.bottom[column] = box.y + box.height + 14;
    for (const port of box.ports) this.place(port.to, box.y + port.y - LINE);
  }

  private arrange(left: number): number {
    let x = left;
    for (const column of this.columns) {
      for (const box of column) {
        box.x = x;
        this.layer.append(svg("g", { transform: `translate(${x} ${box.y})` }, ...shapes[box.shape](box)));
      }
      x += Math.max(0, ...column.map((box) => box.width)) + GAP;
    }
    for (const column of this.columns) for (const box of column)
      for (const port of box.ports) this.arrow(box.x + port.x, box.y + port.y, port.to);
    return x;
  }

  private arrow(x: number, y: number, to: Box): void {
    const end = { x: to.x - 2, y: to.y + Math.min(to.height / 2, 26) };
    const bend = Math.max(18, (end.x - x) / 2);
    this.lines.append(svg("path", {
      class: "reference", d: `M${x} ${y} C${x + bend} ${y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`, "marker-end": "url(#head)",
    }));
  }
}

// Which shape a value has, and how large it is

function isBox(variable: Variable): boolean {
  return variable.node !== undefined && typeof variable.node !== "string" && !variable.unknown;
}

function inline(node: Node): string | null {
  if (typeof node === "string") return node;
  if (node.t === "gap") return `… ${node.n} more`;
  const items = node.v ?? [];
  if (!items.length) return { list: "[]", tuple: "()", dict: "{}", set: "set()" }[node.t] ?? (node.c ? `${node.c}()` : "∅");
  if (node.t !== "tuple" || !items.every((each) => typeof each === "string")) return null;
  const text = `(${items.join(", ")})`;
  return text.length <= LONGEST_CELL ? text : null;
}

function blank(node: Exclude<Node, string>, shape: Shape, label: string): Box {
  return { node, x: 0, y: 0, width: 0, height: 0, ports: [], column: -1, children: [], shape, label };
}

function measured(node: Exclude<Node, string>, at: At): Box {
  if (isTree(node)) return tree(node);
  if (isMatrix(node) && !node.v?.some((_, index) => at.below(`[${index}]`).isShared)) return matrix(node);
  return node.t === "dict" || node.t === "object" ? rows(node, at) : cells(node, at);
}

function branchesOf(node: Node): Node[] | null {
  if (typeof node === "string" || !node.v) return null;
  const pairs = node.t === "object" || node.t === "dict" ? (node.v as [Node, Node][]) : [];
  const get = (name: string) => pairs.find(([key]) => key === name || key === `'${name}'`)?.[1];
  const left = get("left"), right = get("right");
  if (left !== undefined && right !== undefined) return [left, right];
  const children = get("children");
  return children && typeof children !== "string" && children.t === "list" ? (children.v as Node[]) : null;
}

function isTree(node: Exclude<Node, string>): boolean {
  const branches = branchesOf(node);
  return branches !== null && branches.some((each) => branchesOf(each) !== null);
}

function isMatrix(node: Exclude<Node, string>): boolean {
  const lines = node.v ?? [];
  if ((node.t !== "list" && node.t !== "tuple") || lines.length < 2) return false;
  const width = lines[0]?.v?.length;
  return width >= 2 && lines.every((line: any) =>
    (line?.t === "list" || line?.t === "tuple") && line.v.length === width && line.v.every((each: any) => typeof each === "string" && each.length <= 8));
}

function cells(node: Exclude<Node, string>, at: At): Box {
  const box = blank(node, node.t === "set" || node.t === "frozenset" ? "set" : "cells", node.t);
  let x = 0;
  (node.v ?? []).slice(0, MOST_CELLS).forEach((item, index) => {
    const text = inline(item);
    const width = text === null ? 34 : 14 + LETTER * Math.min(text.length, LONGEST_CELL);
    if (text === null) box.ports.push({ x: x + width / 2, y: 44, to: at.below(`[${index}]`).box(item) });
    x += width;
  });
  const more = (node.n ?? 0) - Math.min(node.v?.length ?? 0, MOST_CELLS);
  box.width = Math.max(x + (more > 0 ? 70 : 0), 56);
  box.height = 58;
  return box;
}

function rows(node: Exclude<Node, string>, at: At): Box {
  const box = blank(node, "rows", node.t === "dict" ? "dict" : (node.c ?? "object"));
  const pairs = ((node.v ?? []) as [Node, Node][]).slice(0, MOST_CELLS);
  const keys = 16 + LETTER * Math.max(2, ...pairs.map(([key]) => Math.min((inline(key) ?? "…").length, LONGEST_CELL)));
  const values = Math.max(34, ...pairs.map(([, value]) => 16 + LETTER * Math.min((inline(value) ?? "").length, LONGEST_CELL)));
  pairs.forEach(([key, value], index) => {
    const below = at.below(node.t === "dict" ? `[${inline(key)}]` : `.${inline(key)}`);
    if (inline(value) === null)
      box.ports.push({ x: keys + 16, y: 20 + LINE * index + 11, to: below.box(value as Exclude<Node, string>) });
  });
  box.width = Math.max(keys + values, 16 + LETTER * box.label.length);
  box.height = 22 + LINE * pairs.length;
  return box;
}

function matrix(node: Exclude<Node, string>): Box {
  const box = blank(node, "matrix", `${node.t} of ${node.v?.length} ${node.v?.[0].t}s`);
  box.width = 26 + cellOf(node) * node.v?.[0].v.length;
  box.height = 38 + 22 * (node.v?.length ?? 0);
  return box;
}

function cellOf(node: Exclude<Node, string>): number {
  return 12 + LETTER * Math.max(1, ...(node.v ?? []).flatMap((line: any) => line.v.map((each: string) => each.length)));
}

interface Leaf {
  label: string;
  x: number;
  y: number;
  below: Leaf[];
}

function tree(node: Exclude<Node, string>): Box {
  const box = blank(node, "tree", node.c ?? "tree");
  const root = leaves(node, 0, { x: 0 });
  const all = flat(root);
  box.width = Math.max(...all.map((each) => each.x)) + 60;
  box.height = Math.max(...all.map((each) => each.y)) + 62;
  (box as any).root = root;
  return box;
}

function leaves(node: Node, depth: number, next: { x: number }): Leaf {
  const below = (branchesOf(node) ?? []).filter((each) => branchesOf(each) !== null).map((each) => leaves(each, depth + 1, next));
  const x = below.length ? (below[0]!.x + below.at(-1)!.x) / 2 : (next.x += 54) - 54;
  return { label: labelOf(node), x, y: depth * 50, below };
}

function labelOf(node: Node): string {
  if (typeof node === "string") return node;
  const pairs = (node.v ?? []) as [Node, Node][];
  const own = pairs.filter(([key]) => !/^'?(left|right|children|parent)'?$/.test(String(key)));
  return cut(own.map(([, value]) => inline(value) ?? "…").join(" "), 7);
}

function flat(leaf: Leaf): Leaf[] {
  return [leaf, ...leaf.below.flatMap(flat)];
}

// Shapes

const shapes: Record<Shape, (box: Box) => SVGElement[]> = {
  cells: (box) => sequence(box, true),
  set: (box) => sequence(box, false),
  rows: (box) => {
    const pairs = ((box.node.v ?? []) as [Node, Node][]).slice(0, MOST_CELLS);
    const keys = 16 + LETTER * Math.max(2, ...pairs.map(([key]) => Math.min((inline(key) ?? "…").length, LONGEST_CELL)));
    return [
      svg("text", { class: "kind", x: 2, y: 12 }, cut(box.label, 30)),
      svg("rect", { class: box.node.t === "dict" ? "object dict" : "object", y: 18, width: box.width, height: LINE * pairs.length + 2, rx: 4 }),
      ...pairs.flatMap(([key, value], index) => {
        const y = 18 + LINE * index, text = inline(value);
        return [
          svg("text", { class: "key", x: keys - 8, y: y + 15, "text-anchor": "end" }, cut(inline(key) ?? "…", LONGEST_CELL)),
          svg("line", { class: "rule", x1: keys, x2: keys, y1: y, y2: y + LINE }),
          text === null ? svg("circle", { class: "dot", cx: keys + 16, cy: y + 13, r: 4 }) : svg("text", { class: "value", x: keys + 6, y: y + 15 }, cut(text, LONGEST_CELL)),
        ];
      }),
    ];
  },
  matrix: (box) => {
    const lines = (box.node.v ?? []) as Exclude<Node, string>[], width = cellOf(box.node);
    const made: SVGElement[] = [svg("text", { class: "kind", x: 2, y: 12 }, box.label)];
    (lines[0]?.v ?? []).forEach((_: unknown, column: number) =>
      made.push(svg("text", { class: "index", x: 26 + width * (column + 0.5), y: 28, "text-anchor": "middle" }, `${column}`)));
    lines.forEach((line, row) => {
      made.push(svg("text", { class: "index", x: 18, y: 48 + 22 * row, "text-anchor": "end" }, `${row}`));
      (line.v ?? []).forEach((item: string, column: number) => made.push(
        svg("rect", { class: "cell", x: 26 + width * column, y: 32 + 22 * row, width, height: 22 }),
        svg("text", { class: "value", x: 26 + width * (column + 0.5), y: 47 + 22 * row, "text-anchor": "middle" }, cut(item, 8))));
    });
    return made;
  },
  tree: (box) => {
    const all = flat((box as any).root as Leaf), at = (leaf: Leaf) => ({ x: leaf.x + 28, y: leaf.y + 36 });
    return [
      svg("text", { class: "kind", x: 2, y: 12 }, `${cut(box.label, 20)} (tree)`),
      ...all.flatMap((leaf) => leaf.below.map((below) =>
        svg("line", { class: "edge", x1: at(leaf).x, y1: at(leaf).y, x2: at(below).x, y2: at(below).y }))),
      ...all.flatMap((leaf) => [
        svg("ellipse", { class: "leaf", cx: at(leaf).x, cy: at(leaf).y, rx: 25, ry: 15 }),
        svg("text", { class: "value", x: at(leaf).x, y: at(leaf).y + 4, "text-anchor": "middle" }, leaf.label),
      ]),
    ];
  },
};

function sequence(box: Box, isNumbered: boolean): SVGElement[] {
  const items = (box.node.v ?? []) as Node[], made: SVGElement[] = [svg("text", { class: "kind", x: 2, y: 12 }, box.label)];
  let x = 0;
  items.slice(0, MOST_CELLS).forEach((item, index) => {
    const text = inline(item), width = text === null ? 34 : 14 + LETTER * Math.min(text.length, LONGEST_CELL);
    made.push(svg("rect", { class: isNumbered ? "cell" : "cell member", x, y: 18, width, height: 38, rx: isNumbered ? 0 : 14 }));
    if (isNumbered) made.push(svg("text", { class: "index", x: x + 4, y: 29 }, `${index}`));
    made.push(text === null ? svg("circle", { class: "dot", cx: x + width / 2, cy: 44, r: 4 })
      : svg("text", { class: "value", x: x + width / 2, y: 48, "text-anchor": "middle" }, cut(text, LONGEST_CELL)));
    x += width;
  });
  if (!items.length) made.push(svg("text", { class: "index", x: 2, y: 44 }, "empty"));
  const more = (box.node.n ?? 0) - Math.min(items.length, MOST_CELLS);
  if (more > 0) made.push(svg("text", { class: "index", x: x + 6, y: 44 }, `… ${more} more`));
  return made;
}

/** The picture as a file of its own: with the colours it has here. */
export function standalone(drawn: SVGSVGElement): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement, style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const rules = `text{font:12px ui-monospace,monospace;fill:${value("--ink")}}.title,.kind{font-family:sans-serif}.kind,.index,.key{fill:${value("--faint")}}
.index{font-size:9px}.frame{fill:${value("--box")};stroke:${value("--line")}}.object,.cell,.leaf{fill:${value("--object")};stroke:${value("--line-strong")}}
.here{fill:${value("--here-soft")}}.source{white-space:pre}.changed{fill:${value("--changed-soft")}}.reference,.edge{fill:none;stroke:${value("--arrow")};stroke-width:1.5}.rule{stroke:${value("--line")}}.dot,.head{fill:${value("--arrow")}}`;
  copy.prepend(svg("rect", { width: "100%", height: "100%", fill: value("--paper") }));
  copy.prepend(svg("style", {}, rules));
  return new XMLSerializer().serializeToString(copy);
}

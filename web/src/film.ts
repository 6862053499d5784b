// A run as a film: code with its current line, the objects, the output, state by state. Knows how they are laid out.

import { cut, svg, visible } from "./dom";
import { Gif, Palette, type Pixels } from "./gif";
import { picture, standalone } from "./picture";
import type { Scene } from "./types";

const LETTER = 7.25, LINE = 18, PAD = 12, ROWS = 22, COLUMNS = 60, OUTPUT_ROWS = 5;
const WIDEST = 1100, HIGHEST = 900;
const MILLISECONDS = 700, LAST = 2500;
const SAMPLES = 6;

/** The scenes as one GIF; `say` hears how far it is. */
export async function film(scenes: Scene[], sources: Map<string, string>, length: number, say: (text: string) => void): Promise<Blob> {
  const drawn = scenes.map((scene) => screen(scene, sources.get(scene.view.state?.file ?? "") ?? "", length));
  const width = Math.max(...drawn.map((each) => each.width)), height = Math.max(...drawn.map((each) => each.height));
  const scale = Math.min(1, WIDEST / width, HIGHEST / height);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const paint = (number: number) => painted(canvas, drawn[number]!.element, drawn[number]!.width, drawn[number]!.height, scale);
  const every = Math.max(1, Math.floor(drawn.length / SAMPLES)), samples: Pixels[] = [];
  for (let number = 0; number < drawn.length; number += every) samples.push(await paint(number));
  const gif = new Gif(canvas.width, canvas.height, new Palette(samples));
  for (let number = 0; number < drawn.length; number++) {
    say(`Drawing ${number + 1} of ${drawn.length} states …`);
    gif.frame(await paint(number), number === drawn.length - 1 ? LAST : MILLISECONDS);
  }
  return gif.finished();
}

async function painted(canvas: HTMLCanvasElement, element: SVGSVGElement, width: number, height: number, scale: number): Promise<Pixels> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(element))}`;
  await image.decode();
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, width * scale, height * scale);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** One state as a picture of its own. */
function screen(scene: Scene, source: string, length: number): { element: SVGSVGElement; width: number; height: number } {
  const { view } = scene, state = view.state;
  const rows = window(source.split("\n"), state?.line ?? 0);
  const wide = 2 * PAD + LETTER * (5 + Math.max(30, ...rows.map(([, text]) => Math.min(text.length, COLUMNS))));
  const drawn = picture(view.frames, scene.same, state?.node);
  const beside = Number(drawn.getAttribute("width")), high = Number(drawn.getAttribute("height"));
  const output = visible(view.output.text).split("\n").filter(Boolean).slice(-OUTPUT_ROWS);
  const top = PAD + 24, below = top + LINE * rows.length + 16;
  const height = Math.max(below + LINE * (OUTPUT_ROWS + 1), top + high) + PAD, width = wide + beside + PAD;
  drawn.setAttribute("x", `${wide}`);
  drawn.setAttribute("y", `${top - 8}`);
  const where = state ? `${state.file}:${state.line} ${state.function}` : view.stop.why;
  const element = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, xmlns: "http://www.w3.org/2000/svg" },
    svg("text", { class: "title", x: PAD, y: PAD + 10 }, cut(`state ${view.stop.moment ?? length} of ${length} — ${where}`, 90)),
    ...rows.flatMap(([number, text], index) => row(number, text, top + LINE * index, wide, number === state?.line)),
    svg("text", { class: "kind", x: PAD, y: below + 4 }, "output"),
    ...output.map((text, index) => svg("text", { class: "source", x: PAD, y: below + LINE * (index + 1) + 2 }, cut(text, COLUMNS))),
    drawn);
  return { element, width, height };
}

function row(number: number, text: string, y: number, wide: number, isHere: boolean): SVGElement[] {
  return [
    ...(isHere ? [svg("rect", { class: "here", x: PAD - 4, y, width: wide - PAD, height: LINE })] : []),
    svg("text", { class: "index", x: PAD + 3 * LETTER, y: y + 13, "text-anchor": "end" }, `${number}`),
    svg("text", { class: "source", x: PAD + 4 * LETTER, y: y + 13 }, cut(text, COLUMNS)),
  ];
}

/** The lines around the current one, with their numbers. */
function window(lines: string[], line: number): [number, string][] {
  const start = Math.max(0, Math.min(line - 1 - Math.floor(ROWS / 2), lines.length - ROWS));
  return lines.slice(start, start + ROWS).map((text, index) => [start + index + 1, text]);
}

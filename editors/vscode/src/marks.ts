// Which names in a function's text are to be marked, and how: by how far their values are to be trusted.
// Knows texts and what `ndb/trust` answers; nothing of VS Code.
import { variablesIn } from "./functions";

/** One value that is not exact, as `ndb/trust` tells it. */
export interface Trusted {
  name: string;
  value: string;
  provenance: string;
  confidence?: number;
  isUnknown?: boolean;
  assumptions?: { expression: string; value: string }[];
}

export type Level = "sure" | "likely" | "unsure" | "assumed" | "edited";
export const LEVELS: Level[] = ["sure", "likely", "unsure", "assumed", "edited"];

export interface Mark {
  line: number;
  start: number;
  end: number;
  level: Level;
  words: string;
}

export function levelOf(value: Trusted): Level {
  if (value.provenance === "assumed" || value.provenance === "edited") {
    return value.provenance;
  }
  const sure = value.confidence ?? 0;
  return value.isUnknown || sure < 0.5 ? "unsure" : sure < 0.9 ? "likely" : "sure";
}

export function wordsOf(value: Trusted): string {
  const chance = value.confidence === undefined ? "" : `, ${Math.round(value.confidence * 100)}% sure`;
  const rests = (value.assumptions ?? []).map((each) => `${each.expression} = ${each.value}`).join(", ");
  return `${value.name} = ${value.isUnknown ? "?" : value.value}: ${value.provenance}${chance}${rests ? `, rests on ${rests}` : ""}`;
}

/** Marks for the names in the lines of the function that stands at `line` (from 0), from its `def` to there. */
export function marksIn(lines: string[], line: number, values: Trusted[]): Mark[] {
  const known = new Map(values.map((value) => [value.name, value]));
  const found: Mark[] = [];
  for (let number = firstLine(lines, line); number <= Math.min(line, lines.length - 1); number++) {
    for (const { name, start } of variablesIn(lines[number])) {
      const value = known.get(name);
      if (value) {
        found.push({ line: number, start, end: start + name.length, level: levelOf(value), words: wordsOf(value) });
      }
    }
  }
  return found;
}

/** The `def` around a line; the text's first line, if there is none. */
function firstLine(lines: string[], line: number): number {
  const indent = (text: string): number => text.length - text.trimStart().length;
  const here = indent(lines[line] ?? "");
  for (let number = line; number >= 0; number--) {
    const text = lines[number] ?? "";
    if (/^\s*(async\s+)?def\s/.test(text) && (indent(text) < here || number === line)) {
      return number;
    }
  }
  return 0;
}

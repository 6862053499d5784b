// What the server tells, by name of key. It decides; the page draws.

export type Node = string | { t: string; v?: any[]; n?: number; c?: string };

export interface Variable {
  name: string;
  text: string;
  node?: Node;
  global?: boolean;
  changed?: boolean;
  chance?: number;
  unknown?: boolean;
  origin?: string;
  assumptions?: number[];
  why?: string;
}

export interface Frame {
  number: number;
  function: string;
  file: string;
  line: number;
  moment: number | null;
  variables: Variable[];
}

export interface View {
  stop: {
    why: string;
    moment: number | null;
    provenance: string;
    confidence: number | null;
    so_far: number | null;
    way: string | null;
    exit: string | null;
    changed: string[];
    said: string[];
    unknown: string[];
    breakpoints: number[];
  };
  engine: string;
  length: number;
  branch: string;
  branches: string[];
  state: {
    event: string;
    file: string;
    function: string;
    line: number;
    depth: number;
    source: string;
    value?: string;
    node?: Node;
  } | null;
  frames: Frame[];
  beside: { line: number; at: number; text: string }[];
  inside: { at: number; text: string; value: string; round: boolean }[];
  output: { text: string; cut: boolean; whole: boolean; real?: boolean };
  notes: string[];
  can: string[];
  assumes: boolean;
  threads?: Thread[];
  thread?: number;
  reads?: boolean;
}

export interface Thread {
  number: number;
  name: string;
  condition: string;
  function: string | null;
  line: number | null;
}

/** A state with what its picture needs. */
export interface Scene {
  view: View;
  same: [number, string][][];
}

export interface Overview {
  start: number;
  stop: number;
  length: number;
  marks: { breakpoints: number[]; exceptions: number[]; prints: number[]; changes: number[] };
  depths: number[];
  deepest: number;
  sure: [number, number][];
}

export interface Calls {
  start: number;
  stop: number;
  top: number;
  deepest: number;
  bars: [number, number, number, number][];
  merged: [number, number, number, number][];
  scopes: Record<string, [string, string, number]>;
}

export interface Cause {
  name: string;
  value: string;
  how: string;
  level: number;
  uses: string[];
  returned: string | null;
  shown: number;
  moment?: number;
  file?: string;
  line?: number;
  source?: string;
}

export interface Breakpoint {
  number?: number;
  kind?: string;
  file: string;
  line: number;
  condition?: string | null;
}

export interface Comparison {
  names: [string, string];
  agreed: number;
  compared: number;
  first: number | null;
  report: string[];
  rows: { number: number; differs: string[]; left: Brief | null; right: Brief | null }[];
  lacked?: string[];
}

export interface Brief {
  event: string;
  line: number;
  source: string;
  value: string | null;
  locals: Record<string, string>;
}

export interface Assumption {
  number: number;
  expression: string;
  line: number;
  value: string;
  confidence: number | null;
  source: string;
  use: string;
  key: string;
  at: number;
  implied: boolean;
  alternatives?: [string, number][];
}

export interface Candidate {
  arguments: string;
  predicted: string | null;
  confidence: number;
  agrees: boolean;
  is_worked_out: boolean;
  is_checked: boolean;
  verified: boolean | null;
  happened: string | null;
  origin: string;
}

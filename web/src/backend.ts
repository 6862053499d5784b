// Who answers the page: a server at this machine, or, in an exported file, answers that were written down before.

import type { View } from "./types";

export class Refused extends Error {}

declare global {
  interface Window {
    ndbEarly: { socket: WebSocket; heard: string[] };
  }
}

export interface Backend {
  readonly isOffline: boolean;
  ask(what: string, params?: Record<string, unknown>): Promise<any>;
  interrupt(): void;
}

export class Server implements Backend {
  readonly isOffline = false;
  bytes = 0;
  messages = 0;
  private socket: WebSocket;
  private next = 1;
  private waiting = new Map<number, { done: (told: any) => void; failed: (error: Error) => void }>();
  private open: Promise<void>;

  /** The answer to what boot.js asked before this script was there. */
  private early: Promise<any> | null;

  constructor(lost: () => void) {
    const { socket, heard } = window.ndbEarly;
    this.socket = socket;
    this.early = this.answer(0);
    this.early.catch(() => {}); // told where it is asked for
    this.open = new Promise((done, failed) => {
      if (socket.readyState === WebSocket.OPEN) done();
      else if (socket.readyState !== WebSocket.CONNECTING) failed(new Refused("ndb does not answer: is it still running?"));
      socket.addEventListener("open", () => done());
      socket.onerror = () => failed(new Refused("ndb does not answer: is it still running?"));
    });
    for (const text of heard) this.hear(text);
    this.socket.onmessage = (message) => this.hear(message.data);
    this.socket.onclose = () => {
      for (const each of this.waiting.values()) each.failed(new Refused("ndb has hung up"));
      this.waiting.clear();
      lost();
    };
  }

  async ask(what: string, params: Record<string, unknown> = {}): Promise<any> {
    await this.open;
    if (this.socket.readyState !== WebSocket.OPEN) throw new Refused("ndb has ended; start it again");
    if (what === "restore" && this.early) {
      const early = this.early;
      this.early = null;
      return early;
    }
    const id = this.next++;
    const told = this.answer(id);
    this.socket.send(JSON.stringify({ id, do: what, ...params }));
    return told;
  }

  private answer(id: number): Promise<any> {
    return new Promise((done, failed) => this.waiting.set(id, { done, failed }));
  }

  interrupt(): void {
    void this.ask("interrupt");
  }

  private hear(text: string): void {
    this.bytes += text.length;
    this.messages += 1;
    const told = JSON.parse(text);
    const asked = this.waiting.get(told.id);
    this.waiting.delete(told.id);
    if (told.ok) asked?.done(told);
    else asked?.failed(new Refused(told.error));
  }
}

/** An exported run. Every answer is looked up; nothing is decided here. */
export class Recorded implements Backend {
  readonly isOffline = true;
  private at: number;

  constructor(private readonly data: any) {
    this.at = Math.max(data.start, Math.min(data.here, data.start + data.views.length - 1));
  }

  static async unpack(packed: string): Promise<Recorded> {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Recorded(JSON.parse(await new Response(stream).text()));
  }

  interrupt(): void {}

  async ask(what: string, params: Record<string, any> = {}): Promise<any> {
    switch (what) {
      case "restore":
        return {
          target: this.data.title, args: "", files: Object.keys(this.data.sources), warnings: this.warnings(),
          is_program: false, view: this.view(), breakpoints: this.data.breakpoints,
        };
      case "view":
        return this.view();
      case "go":
        return this.go(params.moment);
      case "source":
        return { file: params.file, ...this.data.sources[params.file] };
      case "overview":
        return { ...this.data.overview, marks: { ...this.data.overview.marks, changes: this.changes(params.name) } };
      case "calls":
        return this.data.calls;
      case "objects":
        return { same: this.data.same[this.at - this.data.start] ?? [], exact: false };
      case "film":
        return { scenes: this.scenes(params.start, params.stop, params.most) };
      case "why":
        return { name: params.name, causes: this.causes(params.name) };
      case "undo":
      case "toggle":
      case "error":
      case "restart":
        if (what === "restart") return this.go(this.data.start);
        throw new Refused("this is an exported run: it replays, and asks nobody");
    }
    const target = this.data.targets[this.at - this.data.start]?.[what];
    if (target === undefined) throw new Refused("the run is over; go back");
    return this.go(target);
  }

  /** The states of a part of the run; of a long one, those from here on. */
  private scenes(start: number, stop: number, most: number): unknown[] {
    const first = stop - start <= most ? start : Math.max(start, Math.min(this.at, stop - most));
    const from = first - this.data.start, to = Math.min(stop, first + most) - this.data.start;
    return this.data.views.slice(from, to).map((view: View, index: number) => ({ view, same: this.data.same[from + index] ?? [] }));
  }

  private warnings(): string[] {
    const { start, stop, length } = this.data;
    return stop - start < length ? [`this file has states ${start} to ${stop - 1} of a run of ${length}`] : [];
  }

  private go(moment: number): View {
    const index = moment - this.data.start;
    if (index < 0 || index >= this.data.views.length) throw new Refused("that state is not in this file");
    this.at = moment;
    return this.view();
  }

  private view(): View {
    return { ...this.data.views[this.at - this.data.start], engine: "exported" };
  }

  private changes(name: string): number[] {
    if (!name) return [];
    return this.data.views.flatMap((view: View, index: number) =>
      view.frames.at(-1)?.variables.some((each) => each.name === name && each.changed) ? [this.data.start + index] : [],
    );
  }

  private causes(name: string): unknown[] {
    const key = this.view().frames.at(-1)?.variables.find((each) => each.name === name)?.why;
    if (!key) throw new Refused(`this file does not keep where ${name} came from`);
    return this.data.causes[key];
  }
}

// The timeline view: the whole run as a picture of its calls. A click goes there, the wheel looks closer.
import * as vscode from "vscode";
import type { Watcher } from "./extension";

const BINS = 800;

/** What `ndb/timeline` answers. */
export interface Picture {
  length: number;
  start: number;
  stop: number;
  here: number;
  deepest: number;
  depths: number[];
  calls: [number, number, number, string][];
  narrow: [number, number, number, number][];
  raised: number[];
  printed: number[];
  breakpoints: number[];
}

type Said = { go: number } | { look: [number, number] } | { ask: number } | { ready: true };

export class TimelineView implements vscode.WebviewViewProvider, Watcher {
  /** What is shown now. */
  picture: Picture | undefined;
  private view: vscode.WebviewView | undefined;
  private session: vscode.DebugSession | undefined;
  private thread = 1;
  private part: [number, number] | undefined;

  resolveWebviewView(view: vscode.WebviewView): void {
    this.view = view;
    view.webview.options = { enableScripts: true };
    view.webview.html = PAGE;
    view.webview.onDidReceiveMessage((said: Said) => void this.hear(said));
    view.onDidDispose(() => (this.view = undefined));
  }

  async stopped(session: vscode.DebugSession, thread: number): Promise<void> {
    if (this.session !== session) {
      this.part = undefined;
    }
    this.session = session;
    this.thread = thread;
    await this.draw();
  }

  gone(): void {
    this.picture = undefined;
    this.session = undefined;
    void this.view?.webview.postMessage({ picture: null });
  }

  /** Go to a state of the run, as a click does. */
  async go(moment: number): Promise<void> {
    await this.session?.customRequest("ndb/go", { moment, threadId: this.thread });
  }

  private async draw(): Promise<void> {
    const [start, stop] = this.part ?? [undefined, undefined];
    const asked = { bins: BINS, start, stop };
    this.picture = (await this.session?.customRequest("ndb/timeline", asked).then(undefined, () => undefined)) as Picture | undefined;
    await this.view?.webview.postMessage({ picture: this.picture ?? null });
  }

  private async hear(said: Said): Promise<void> {
    if ("go" in said) {
      await this.go(said.go);
    } else if ("look" in said) {
      this.part = said.look;
      await this.draw();
    } else if ("ask" in said) {
      const state = await this.session?.customRequest("ndb/state", { moment: said.ask });
      await this.view?.webview.postMessage({ state });
    } else {
      await this.view?.webview.postMessage({ picture: this.picture ?? null });
    }
  }
}

const PAGE = `<!doctype html>
<html>
<head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<style>
  body { margin: 0; padding: 0 4px; font: 11px var(--vscode-font-family); color: var(--vscode-foreground); }
  canvas { width: 100%; display: block; cursor: crosshair; }
  #words { min-height: 3em; white-space: pre; overflow: hidden; text-overflow: ellipsis; color: var(--vscode-descriptionForeground); }
</style>
</head>
<body>
<canvas id="run" height="120" role="img" aria-label="the calls of the run over time"></canvas>
<div id="words">no session</div>
<script>
const api = acquireVsCodeApi(), canvas = document.getElementById("run"), words = document.getElementById("words");
const ROW = 14, TOP = 10;
let picture = null, asked = -1;
const colour = (name) => getComputedStyle(document.body).getPropertyValue(name) || "gray";
const width = () => canvas.clientWidth || 300;
const scale = () => width() / Math.max(picture.stop - picture.start, 1);
const x = (moment) => (moment - picture.start) * scale();
const momentAt = (event) => Math.max(picture.start, Math.min(picture.stop - 1, picture.start + Math.floor(event.offsetX / scale())));

function draw() {
  const rows = picture ? Math.min(picture.deepest + 1, 24) : 1;
  canvas.width = width();
  canvas.height = TOP + rows * ROW + 8;
  canvas.style.height = canvas.height + "px";
  if (!picture) { words.textContent = "no session"; return; }
  const ink = canvas.getContext("2d");
  ink.font = "10px sans-serif";
  ink.textBaseline = "middle";
  for (const [start, end, depth] of picture.narrow) { box(ink, start, end, depth, colour("--vscode-charts-lines")); }
  for (const [start, end, depth, name] of picture.calls) {
    box(ink, start, end, depth, colour("--vscode-charts-blue"));
    const room = (end - start + 1) * scale();
    if (room > 30) {
      ink.save(); ink.beginPath(); ink.rect(x(start), 0, room, canvas.height); ink.clip();
      ink.fillStyle = colour("--vscode-editor-background");
      ink.fillText(name, Math.max(x(start), 0) + 3, TOP + depth * ROW + ROW / 2);
      ink.restore();
    }
  }
  tick(ink, picture.printed, colour("--vscode-charts-green"), 3);
  tick(ink, picture.breakpoints, colour("--vscode-debugIcon-breakpointForeground"), 5);
  tick(ink, picture.raised, colour("--vscode-charts-red"), 8);
  ink.fillStyle = colour("--vscode-debugIcon-stepOverForeground");
  ink.fillRect(x(picture.here) - 1, 0, 2, canvas.height);
  words.textContent = "state " + picture.here + " of " + picture.length;
}
function box(ink, start, end, depth, fill) {
  ink.fillStyle = fill;
  ink.fillRect(x(start), TOP + depth * ROW, Math.max((end - start + 1) * scale() - 1, 1), ROW - 1);
}
function tick(ink, moments, fill, height) {
  ink.fillStyle = fill;
  for (const moment of moments) { ink.fillRect(x(moment), TOP - height, Math.max(scale(), 2), height); }
}
canvas.addEventListener("click", (event) => picture && api.postMessage({ go: momentAt(event) }));
canvas.addEventListener("mousemove", (event) => {
  if (picture && momentAt(event) !== asked) { asked = momentAt(event); api.postMessage({ ask: asked }); }
});
canvas.addEventListener("wheel", (event) => {
  if (!picture) { return; }
  event.preventDefault();
  const at = momentAt(event), grow = event.deltaY > 0 ? 2 : 0.5;
  const start = Math.max(0, Math.round(at - (at - picture.start) * grow));
  const stop = Math.min(picture.length, Math.round(at + (picture.stop - at) * grow));
  if (stop - start > 4) { api.postMessage({ look: [start, stop] }); }
}, { passive: false });
window.addEventListener("message", ({ data }) => {
  if ("picture" in data) { picture = data.picture; draw(); }
  if (data.state) {
    const { moment, event, text, line } = data.state;
    words.textContent = "state " + moment + ", " + event + " in line " + line + "\\n" + text;
  }
});
window.addEventListener("resize", draw);
api.postMessage({ ready: true });
</script>
</body>
</html>`;

// Marks in the editor for values that are predicted, assumed or set by hand.
import * as vscode from "vscode";
import type { Watcher } from "./extension";
import { LEVELS, Level, Mark, marksIn, Trusted } from "./marks";

interface Trust {
  provenance: string;
  confidence?: number;
  isWorkedOut?: boolean;
  values: Trusted[];
  line?: number;
  source?: { path?: string };
}

const COLOURS: Record<Level, string> = {
  sure: "charts.green", likely: "charts.yellow", unsure: "charts.red", assumed: "charts.purple", edited: "charts.blue",
};

export class TrustMarks implements Watcher, vscode.Disposable {
  /** What is marked now. */
  marks: Mark[] = [];
  /** What is said behind the line at which the session stands. */
  words = "";
  private readonly styles = new Map(LEVELS.map((level) => [level, styleOf(level)]));
  private readonly behind = vscode.window.createTextEditorDecorationType({
    after: { color: new vscode.ThemeColor("editorCodeLens.foreground"), margin: "0 0 0 3em", fontStyle: "italic" },
  });
  private shown: vscode.TextEditor[] = [];

  async stopped(session: vscode.DebugSession): Promise<void> {
    const trust = (await session.customRequest("ndb/trust", {}).then(undefined, () => undefined)) as Trust | undefined;
    this.gone();
    if (!trust?.source?.path || trust.line === undefined) {
      return;
    }
    const document = await vscode.workspace.openTextDocument(trust.source.path);
    const line = trust.line - 1;
    this.marks = marksIn(document.getText().split("\n"), line, trust.values);
    this.words = wordsFor(trust);
    // The editor may not have come to the file yet: VS Code goes there when it has the stack.
    const editors = vscode.window.visibleTextEditors.filter((editor) => editor.document.uri.fsPath === document.uri.fsPath);
    const editor = editors[0] ?? (await vscode.window.showTextDocument(document, { preserveFocus: true }));
    this.paint(editor, line);
  }

  private paint(editor: vscode.TextEditor, line: number): void {
    for (const [level, style] of this.styles) {
      const marks = this.marks.filter((mark) => mark.level === level);
      editor.setDecorations(style, marks.map((mark) => ({ range: rangeOf(mark), hoverMessage: mark.words })));
    }
    const after = { contentText: this.words };
    const end = new vscode.Range(line, Number.MAX_SAFE_INTEGER, line, Number.MAX_SAFE_INTEGER);
    editor.setDecorations(this.behind, this.words ? [{ range: end, renderOptions: { after } }] : []);
    this.shown = [editor];
  }

  gone(): void {
    this.marks = [];
    this.words = "";
    for (const editor of this.shown) {
      [...this.styles.values(), this.behind].forEach((style) => editor.setDecorations(style, []));
    }
    this.shown = [];
  }

  dispose(): void {
    [...this.styles.values(), this.behind].forEach((style) => style.dispose());
  }
}

function wordsFor(trust: Trust): string {
  if (trust.isWorkedOut) {
    return "worked out from the code";
  }
  if (trust.provenance === "predicted" && trust.values.some((value) => value.name === "" && value.isUnknown)) {
    return "predicted, the value is not known";
  }
  if (trust.provenance === "predicted") {
    return trust.confidence === undefined ? "predicted" : `predicted, ${Math.round(trust.confidence * 100)}% sure`;
  }
  const assumed = trust.values.filter((value) => value.provenance === "assumed").map((value) => value.name);
  return assumed.length ? `assumed or resting on it: ${assumed.join(", ")}` : "";
}

function rangeOf(mark: Mark): vscode.Range {
  return new vscode.Range(mark.line, mark.start, mark.line, mark.end);
}

function styleOf(level: Level): vscode.TextEditorDecorationType {
  const colour = new vscode.ThemeColor(COLOURS[level]);
  const line = level === "unsure" ? "wavy" : level === "assumed" ? "dashed" : "solid";
  return vscode.window.createTextEditorDecorationType({
    textDecoration: `underline ${line} 2px`, color: colour, overviewRulerColor: colour,
    overviewRulerLane: vscode.OverviewRulerLane.Right,
  });
}

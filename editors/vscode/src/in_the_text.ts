// What stands in a program's text: lenses over functions, values in the lines.
import * as vscode from "vscode";
import { functionsIn, variablesIn } from "./functions";

const WAYS: [string, string][] = [["Debug with ndb", "live"], ["predict", "neural"], ["explore", "guided"]];

export class FunctionLenses implements vscode.CodeLensProvider {
  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    if (!vscode.workspace.getConfiguration("ndb", document.uri).get<boolean>("codeLens")) {
      return [];
    }
    return functionsIn(document.getText()).flatMap(({ line, name, parameters }) =>
      WAYS.map(([title, engine]) => {
        const command = { title, command: "ndb.debugFunction", arguments: [document.uri, name, parameters, engine] };
        return new vscode.CodeLens(new vscode.Range(line, 0, line, 0), command);
      }),
    );
  }
}

export class InlineValues implements vscode.InlineValuesProvider {
  provideInlineValues(
    document: vscode.TextDocument,
    viewPort: vscode.Range,
    context: vscode.InlineValueContext,
  ): vscode.InlineValue[] {
    if (vscode.debug.activeDebugSession?.type !== "ndb") {
      return [];
    }
    const last = Math.min(context.stoppedLocation.end.line, viewPort.end.line);
    const found: vscode.InlineValue[] = [];
    for (let line = viewPort.start.line; line <= last; line++) {
      for (const { name, start } of variablesIn(document.lineAt(line).text)) {
        found.push(new vscode.InlineValueVariableLookup(new vscode.Range(line, start, line, start + name.length), name, true));
      }
    }
    return found;
  }
}

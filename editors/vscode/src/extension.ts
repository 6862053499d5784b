// The extension: starts `ndb dap` with the selected interpreter, shows lenses and inline values, sends ndb's own requests.
import * as vscode from "vscode";
import { functionsIn, variablesIn } from "./functions";
import { hasNdb, install, interpreter } from "./interpreter";

const TYPE = "ndb";
const PYTHON: vscode.DocumentSelector = { language: "python" };

export function activate(context: vscode.ExtensionContext): void {
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory(TYPE, new AdapterFactory()),
    vscode.debug.registerDebugConfigurationProvider(TYPE, new Configurations()),
    vscode.languages.registerCodeLensProvider(PYTHON, new FunctionLenses()),
    vscode.languages.registerInlineValuesProvider(PYTHON, new InlineValues()),
    vscode.commands.registerCommand("ndb.stepBackInto", () => move("ndb/stepBackInto")),
    vscode.commands.registerCommand("ndb.stepBackOut", () => move("ndb/stepBackOut")),
    vscode.commands.registerCommand("ndb.why", why),
    vscode.commands.registerCommand("ndb.verify", verify),
    vscode.commands.registerCommand("ndb.inferInputs", inferInputs),
    vscode.commands.registerCommand("ndb.debugFunction", debugFunction),
    vscode.commands.registerCommand("ndb.install", async () => install(await interpreter(undefined))),
  );
}

class AdapterFactory implements vscode.DebugAdapterDescriptorFactory {
  async createDebugAdapterDescriptor(session: vscode.DebugSession): Promise<vscode.DebugAdapterDescriptor | undefined> {
    const python = await interpreter(session.configuration.python, session.workspaceFolder?.uri);
    if (!(await hasNdb(python))) {
      const answer = await vscode.window.showErrorMessage(`${python} has no ndb.`, "Install it there");
      if (answer) {
        await install(python);
      }
      return undefined;
    }
    return new vscode.DebugAdapterExecutable(python, ["-m", "ndb", "dap"]);
  }
}

class Configurations implements vscode.DebugConfigurationProvider {
  resolveDebugConfiguration(
    folder: vscode.WorkspaceFolder | undefined,
    given: vscode.DebugConfiguration,
  ): vscode.ProviderResult<vscode.DebugConfiguration> {
    const editor = vscode.window.activeTextEditor;
    if (!given.type && editor?.document.languageId === "python") {
      return { type: TYPE, request: "launch", name: "ndb: current file", program: editor.document.fileName, stopOnEntry: true };
    }
    return given.cwd || !folder ? given : { ...given, cwd: folder.uri.fsPath };
  }
}

class FunctionLenses implements vscode.CodeLensProvider {
  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    if (!vscode.workspace.getConfiguration("ndb", document.uri).get<boolean>("codeLens")) {
      return [];
    }
    const words: [string, string][] = [["Debug with ndb", "live"], ["predict", "neural"], ["explore", "guided"]];
    return functionsIn(document.getText()).flatMap(({ line, name, parameters }) =>
      words.map(([title, engine]) => {
        const command = { title, command: "ndb.debugFunction", arguments: [document.uri, name, parameters, engine] };
        return new vscode.CodeLens(new vscode.Range(line, 0, line, 0), command);
      }),
    );
  }
}

class InlineValues implements vscode.InlineValuesProvider {
  provideInlineValues(
    document: vscode.TextDocument,
    viewPort: vscode.Range,
    context: vscode.InlineValueContext,
  ): vscode.InlineValue[] {
    if (vscode.debug.activeDebugSession?.type !== TYPE) {
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

async function move(request: string): Promise<void> {
  await vscode.debug.activeDebugSession?.customRequest(request, { threadId: 1 });
}

interface Cause {
  name: string;
  value: string;
  how: string;
  level: number;
  line?: number;
  text?: string;
}

async function why(chosen?: { variable?: { name: string } }): Promise<void> {
  const session = vscode.debug.activeDebugSession;
  const name = chosen?.variable?.name ?? (await vscode.window.showInputBox({ prompt: "Which variable?" }));
  if (!session || !name) {
    return;
  }
  const { causes } = (await session.customRequest("ndb/why", { name })) as { causes: Cause[] };
  for (const cause of causes) {
    const where = cause.line === undefined ? "given at the start" : `${cause.how} in line ${cause.line}: ${cause.text}`;
    vscode.debug.activeDebugConsole.appendLine(`${"  ".repeat(cause.level)}${cause.name} = ${cause.value}  ${where}`);
  }
}

async function verify(): Promise<void> {
  const answer = await vscode.debug.activeDebugSession?.customRequest("ndb/verify");
  vscode.debug.activeDebugConsole.appendLine(((answer?.report as string[]) ?? []).join("\n"));
}

async function inferInputs(): Promise<void> {
  const session = vscode.debug.activeDebugSession;
  const returns = session && (await vscode.window.showInputBox({ prompt: "Arguments with which it returns …" }));
  if (!session || !returns) {
    return;
  }
  const { candidates } = await session.customRequest("ndb/inferInputs", { returns, run: true });
  for (const candidate of candidates as { arguments: string; verified: boolean | null }[]) {
    const verdict = candidate.verified === null ? "likely" : candidate.verified ? "right" : "wrong";
    vscode.debug.activeDebugConsole.appendLine(`${verdict}: ${candidate.arguments}`);
  }
}

async function debugFunction(uri: vscode.Uri, name: string, parameters: string, engine: string): Promise<void> {
  const prompt = `Arguments of ${name}, as Python source`;
  const callArgs = parameters ? await vscode.window.showInputBox({ prompt, placeHolder: parameters }) : "";
  if (callArgs === undefined) {
    return;
  }
  await vscode.debug.startDebugging(vscode.workspace.getWorkspaceFolder(uri), {
    type: TYPE, request: "launch", name: `ndb: ${name}`, program: `${uri.fsPath}::${name}`, callArgs, engine, stopOnEntry: true,
  });
}

// The extension: starts `ndb dap` with the selected interpreter, and puts the rest together: lenses, inline values,
// marks of what is predicted or assumed, the timeline, ndb's own requests.
import * as vscode from "vscode";
import { debugFunction, inferInputs, move, verify, why } from "./commands";
import { FunctionLenses, InlineValues } from "./in_the_text";
import { hasNdb, install, interpreter } from "./interpreter";
import { TimelineView } from "./timeline";
import { TrustMarks } from "./trust";

export const TYPE = "ndb";
const PYTHON: vscode.DocumentSelector = { language: "python" };

/** What other extensions, and tests, can ask. */
export interface Api {
  trust: TrustMarks;
  timeline: TimelineView;
}

export function activate(context: vscode.ExtensionContext): Api {
  const trust = new TrustMarks();
  const timeline = new TimelineView();
  context.subscriptions.push(
    trust,
    vscode.debug.registerDebugAdapterDescriptorFactory(TYPE, new AdapterFactory()),
    vscode.debug.registerDebugConfigurationProvider(TYPE, new Configurations()),
    vscode.debug.registerDebugAdapterTrackerFactory(TYPE, new Stops([trust, timeline])),
    vscode.languages.registerCodeLensProvider(PYTHON, new FunctionLenses()),
    vscode.languages.registerInlineValuesProvider(PYTHON, new InlineValues()),
    vscode.window.registerWebviewViewProvider("ndb.timeline", timeline),
    vscode.commands.registerCommand("ndb.stepBackInto", () => move("ndb/stepBackInto")),
    vscode.commands.registerCommand("ndb.stepBackOut", () => move("ndb/stepBackOut")),
    vscode.commands.registerCommand("ndb.why", why),
    vscode.commands.registerCommand("ndb.verify", verify),
    vscode.commands.registerCommand("ndb.inferInputs", inferInputs),
    vscode.commands.registerCommand("ndb.debugFunction", debugFunction),
    vscode.commands.registerCommand("ndb.install", async () => install(await interpreter(undefined))),
  );
  return { trust, timeline };
}

class AdapterFactory implements vscode.DebugAdapterDescriptorFactory {
  async createDebugAdapterDescriptor(session: vscode.DebugSession): Promise<vscode.DebugAdapterDescriptor | undefined> {
    const python = await interpreter(session.configuration.python, session.workspaceFolder?.uri);
    if (!(await hasNdb(python)) && !(await this.offerToInstall(python))) {
      return undefined;
    }
    return new vscode.DebugAdapterExecutable(python, ["-m", "ndb", "dap"]);
  }

  private async offerToInstall(python: string): Promise<boolean> {
    const answer = await vscode.window.showErrorMessage(`${python} has no ndb.`, "Install it there");
    return answer !== undefined && (await install(python));
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

/** Who wants to know where a session stands. */
export interface Watcher {
  stopped(session: vscode.DebugSession, thread: number): Promise<void>;
  gone(): void;
}

/** Tells watchers when a session stops, goes on, and ends. */
class Stops implements vscode.DebugAdapterTrackerFactory {
  constructor(private readonly watchers: Watcher[]) {}

  createDebugAdapterTracker(session: vscode.DebugSession): vscode.DebugAdapterTracker {
    const gone = (): void => this.watchers.forEach((watcher) => watcher.gone());
    return {
      onDidSendMessage: (message: { event?: string; body?: { threadId?: number } }) => {
        if (message.event === "stopped") {
          const thread = message.body?.threadId ?? 1;
          this.watchers.forEach((watcher) => void watcher.stopped(session, thread));
        } else if (message.event === "continued" || message.event === "terminated") {
          gone();
        }
      },
      onWillStopSession: gone,
    };
  }
}

// Which Python runs the adapter: the configuration's, the setting's, the one selected in the Python extension, or `python3`.
// And putting ndb into it.
import * as cp from "child_process";
import * as vscode from "vscode";

interface PythonApi {
  environments: {
    getActiveEnvironmentPath(resource?: vscode.Uri): { path: string };
    resolveEnvironment(environment: { path: string }): Promise<{ executable: { uri?: vscode.Uri } } | undefined>;
  };
}

export async function interpreter(configured: unknown, resource?: vscode.Uri): Promise<string> {
  if (typeof configured === "string" && configured) {
    return configured;
  }
  const setting = vscode.workspace.getConfiguration("ndb", resource).get<string>("python");
  return setting || (await selected(resource)) || (process.platform === "win32" ? "python" : "python3");
}

async function selected(resource?: vscode.Uri): Promise<string | undefined> {
  const extension = vscode.extensions.getExtension<PythonApi>("ms-python.python");
  if (!extension) {
    return undefined;
  }
  const api = extension.isActive ? extension.exports : await extension.activate();
  const found = await api.environments.resolveEnvironment(api.environments.getActiveEnvironmentPath(resource));
  return found?.executable.uri?.fsPath;
}

export function hasNdb(python: string): Promise<boolean> {
  return new Promise((resolve) => {
    cp.execFile(python, ["-m", "ndb", "--version"], (error) => resolve(!error));
  });
}

/** Install ndb where one can watch it; whether it is there afterwards. */
export async function install(python: string): Promise<boolean> {
  const name = vscode.workspace.getConfiguration("ndb").get<string>("package") || "ndb";
  const execution = new vscode.ProcessExecution(python, ["-m", "pip", "install", name]);
  const task = new vscode.Task({ type: "ndb" }, vscode.TaskScope.Global, "install ndb", "ndb", execution);
  const started = await vscode.tasks.executeTask(task);
  await new Promise<void>((resolve) => {
    const listening = vscode.tasks.onDidEndTaskProcess((event) => {
      if (event.execution === started) {
        listening.dispose();
        resolve();
      }
    });
  });
  const done = await hasNdb(python);
  const words = done ? `ndb is installed in ${python}.` : `ndb could not be installed in ${python}; the terminal says why.`;
  void (done ? vscode.window.showInformationMessage(words) : vscode.window.showErrorMessage(words));
  return done;
}

// What commands do: the requests that the protocol does not have, and starting a session from a lens.
import * as vscode from "vscode";

/** The thread whose frame is looked at. */
function thread(): number {
  const at = vscode.debug.activeStackItem;
  return at && "threadId" in at ? at.threadId : 1;
}

export async function move(request: string): Promise<void> {
  await vscode.debug.activeDebugSession?.customRequest(request, { threadId: thread() });
}

interface Cause {
  name: string;
  value: string;
  how: string;
  level: number;
  line?: number;
  text?: string;
}

function say(text: string): void {
  vscode.debug.activeDebugConsole.appendLine(text);
}

export async function why(chosen?: { variable?: { name: string } }): Promise<void> {
  const session = vscode.debug.activeDebugSession;
  const name = chosen?.variable?.name ?? (await vscode.window.showInputBox({ prompt: "Which variable?" }));
  if (!session || !name) {
    return;
  }
  const { causes } = (await session.customRequest("ndb/why", { name })) as { causes: Cause[] };
  for (const cause of causes) {
    const where = cause.line === undefined ? "given at the start" : `${cause.how} in line ${cause.line}: ${cause.text}`;
    say(`${"  ".repeat(cause.level)}${cause.name} = ${cause.value}  ${where}`);
  }
}

export async function verify(): Promise<void> {
  const answer = await vscode.debug.activeDebugSession?.customRequest("ndb/verify");
  say(((answer?.report as string[]) ?? []).join("\n"));
}

export async function inferInputs(): Promise<void> {
  const session = vscode.debug.activeDebugSession;
  const returns = session && (await vscode.window.showInputBox({ prompt: "Arguments with which it returns …" }));
  if (!session || !returns) {
    return;
  }
  const { candidates } = await session.customRequest("ndb/inferInputs", { returns, run: true });
  for (const candidate of candidates as { arguments: string; verified: boolean | null }[]) {
    const verdict = candidate.verified === null ? "likely" : candidate.verified ? "right" : "wrong";
    say(`${verdict}: ${candidate.arguments}`);
  }
}

/** From a lens. `given`: the arguments, where nobody is to be asked for them. */
export async function debugFunction(
  uri: vscode.Uri,
  name: string,
  parameters: string,
  engine: string,
  given?: string,
): Promise<boolean> {
  const prompt = `Arguments of ${name}, as Python source`;
  const ask = (): Thenable<string | undefined> => vscode.window.showInputBox({ prompt, placeHolder: parameters });
  const callArgs = given ?? (parameters ? await ask() : "");
  if (callArgs === undefined) {
    return false;
  }
  return vscode.debug.startDebugging(vscode.workspace.getWorkspaceFolder(uri), {
    type: "ndb", request: "launch", name: `ndb: ${name}`, program: `${uri.fsPath}::${name}`, callArgs, engine, stopOnEntry: true,
  });
}

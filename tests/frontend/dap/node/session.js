// A whole session driven by Microsoft's own DebugClient: node session.js PYTHON ENGINE PROGRAM.
// Writes one line of JSON a check to stdout; any assertion ends it with exit code 1.
const assert = require("assert");
const { DebugClient } = require("@vscode/debugadapter-testsupport");

const [python, engine, program] = process.argv.slice(2);
const done = (what) => console.log(JSON.stringify({ engine, done: what }));

class ModuleClient extends DebugClient {
  // DebugClient starts `RUNTIME EXECUTABLE`; the adapter is a module of the interpreter.
  constructor() {
    super(python, "-m", "ndb", { stdio: ["pipe", "pipe", "inherit"] }, true);
    this._args = ["-m", "ndb", "dap"];
  }
  start() {
    const { spawn } = require("child_process");
    return new Promise((resolve, reject) => {
      this._adapterProcess = spawn(python, this._args, { stdio: ["pipe", "pipe", "inherit"] });
      this._adapterProcess.on("error", reject);
      this.connect(this._adapterProcess.stdout, this._adapterProcess.stdin);
      resolve();
    });
  }
}

async function top(client) {
  const frames = (await client.stackTraceRequest({ threadId: 1 })).body.stackFrames;
  const scopes = (await client.scopesRequest({ frameId: frames[0].id })).body.scopes;
  const rows = (await client.variablesRequest({ variablesReference: scopes[0].variablesReference })).body.variables;
  return { frames, frame: frames[0], scope: scopes[0], locals: Object.fromEntries(rows.map((r) => [r.name, r.value])) };
}

async function move(client, send) {
  const [stop] = await Promise.all([client.waitForEvent("stopped", 60000), send()]);
  return { stop: stop.body, ...(await top(client)) };
}

async function main() {
  const client = new ModuleClient();
  client.defaultTimeout = 60000;
  await client.start();
  const capabilities = (await client.initializeRequest()).body;
  assert(capabilities.supportsStepBack && capabilities.supportsDataBreakpoints && capabilities.supportsRestartFrame);
  done("initialize");

  const first = client.waitForEvent("stopped", 60000);
  const launch = client.launchRequest({ program: `${program}::total`, callArgs: "[3, 4], 2", engine, stopOnEntry: true });
  await client.waitForEvent("initialized", 60000);
  const set = await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [{ line: 4 }] });
  assert(set.body.breakpoints[0].verified);
  await client.setExceptionBreakpointsRequest({ filters: ["uncaught"] });
  await client.configurationDoneRequest();
  await launch;
  await first;
  assert.strictEqual((await top(client)).frame.name, "total");
  assert.strictEqual((await client.threadsRequest()).body.threads.length, 1);
  done("launch");

  let at = await move(client, () => client.continueRequest({ threadId: 1 }));
  assert.strictEqual(at.stop.reason, "breakpoint");
  assert.strictEqual(at.frame.line, 4);
  done("break");

  at = await move(client, () => client.nextRequest({ threadId: 1 }));
  assert.notStrictEqual(at.frame.line, 4);
  at = await move(client, () => client.stepBackRequest({ threadId: 1 }));
  assert.strictEqual(at.frame.line, 4);
  at = await move(client, () => client.stepInRequest({ threadId: 1 }));
  assert.notStrictEqual(at.frame.line, 4);
  at = await move(client, () => client.customRequest("ndb/stepBackInto"));
  assert.strictEqual(at.frame.line, 4);
  done("step all ways");

  if (engine === "live" || engine === "neural") {
    // Only where the program is can it be changed, not where it was.
    at = await move(client, () => client.nextRequest({ threadId: 1 }));
    const answer = await client.setVariableRequest({ variablesReference: at.scope.variablesReference, name: "result", value: "100" });
    assert.strictEqual(answer.body.value, "100");
    await assert.rejects(client.variablesRequest({ variablesReference: at.scope.variablesReference }));
    at = await move(client, () => client.stepBackRequest({ threadId: 1 }));
    assert.notStrictEqual(at.locals.result, "100");
    done("edit, and back past the edit");
    at = await move(client, () => client.nextRequest({ threadId: 1 }));
  }

  const frame = (await top(client)).frame;
  const info = (await client.customRequest("dataBreakpointInfo", { name: "result", frameId: frame.id })).body;
  assert(info.dataId);
  const data = await client.customRequest("setDataBreakpoints", { breakpoints: [{ dataId: info.dataId }] });
  assert(data.body.breakpoints[0].verified);
  await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [] });
  at = await move(client, () => client.continueRequest({ threadId: 1 }));
  assert.strictEqual(at.stop.reason, "data breakpoint");
  await client.customRequest("setDataBreakpoints", { breakpoints: [] });
  done("data breakpoint");

  await assert.rejects(client.evaluateRequest({ expression: "no_such_name", frameId: at.frame.id, context: "hover" }));
  await assert.rejects(client.customRequest("noSuchRequest"));
  const rest = Promise.race(["stopped", "terminated"].map((name) => client.waitForEvent(name, 60000)));
  await client.stepOutRequest({ threadId: 1 });
  await rest;
  done("step out");

  await client.terminateRequest();
  await client.disconnectRequest();
  done("terminate");
}

async function failing() {
  const client = new ModuleClient();
  client.defaultTimeout = 60000;
  await client.start();
  await client.initializeRequest();
  const stopped = client.waitForEvent("stopped", 60000);
  const launch = client.launchRequest({ program: `${program}::broken`, callArgs: "0", engine });
  await client.waitForEvent("initialized", 60000);
  await client.setExceptionBreakpointsRequest({ filters: ["uncaught"] });
  await client.configurationDoneRequest();
  await launch;
  assert.strictEqual((await stopped).body.reason, "exception");
  const info = (await client.exceptionInfoRequest({ threadId: 1 })).body;
  assert.strictEqual(info.exceptionId, "ZeroDivisionError");
  await client.disconnectRequest();
  done("exception");
}

async function threads() {
  const client = new ModuleClient();
  client.defaultTimeout = 60000;
  await client.start();
  await client.initializeRequest();
  const stopped = client.waitForEvent("stopped", 60000);
  const launch = client.launchRequest({ program: `${program}::both`, callArgs: "", engine });
  await client.waitForEvent("initialized", 60000);
  await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [{ line: 13 }] });
  await client.configurationDoneRequest();
  await launch;
  const { threadId, reason } = (await stopped).body;
  assert.strictEqual(reason, "breakpoint");
  assert.notStrictEqual(threadId, 1);
  const names = (await client.threadsRequest()).body.threads.map((thread) => thread.name);
  assert(names.includes("other") && names.length === 2);
  const frames = async (id) => (await client.stackTraceRequest({ threadId: id })).body.stackFrames.map((frame) => frame.name);
  assert.deepStrictEqual(await frames(threadId), ["work"]);
  assert((await frames(1)).includes("both"));
  await client.disconnectRequest();
  done("threads");
}

main()
  .then(() => (engine === "neural" ? null : failing()))
  .then(() => (engine === "live" ? threads() : null))
  .then(() => process.exit(0))
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });

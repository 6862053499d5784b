// Runs inside VS Code's extension host: drives the ndb extension through VS Code's own API and commands, as a user's clicks
// do, and writes what it found to NDB_TEST_FOLDER/results.json. What only a browser can do (look, click) is asked of
// drive.js by files: `want-NAME` here, `have-NAME` when it is done.
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const vscode = require("vscode");

const folder = process.env.NDB_TEST_FOLDER;
const PATIENCE = 60000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what, holds) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await holds();
    if (found) {
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`${what} did not come`);
    }
    await pause(50);
  }
}

async function ask(name) {
  fs.writeFileSync(path.join(folder, `want-${name}`), "");
  await until(`the browser's ${name}`, () => fs.existsSync(path.join(folder, `have-${name}`)));
}

const program = path.join(folder, "workspace", "shop.py");
const guessed = path.join(folder, "workspace", "guessed.py");
const lacking = path.join(folder, "workspace", "lacking.py");
const stops = [];
const output = [];
const extension = () => vscode.extensions.getExtension("ndb.ndb");

function track() {
  vscode.debug.registerDebugAdapterTrackerFactory("ndb", {
    createDebugAdapterTracker: () => ({
      onDidSendMessage: (message) => {
        if (message.event === "stopped") {
          stops.push(message.body);
        } else if (message.event === "output") {
          output.push(message.body.output);
        }
      },
    }),
  });
}

/** Do something, wait for the stop that follows, and until VS Code shows its frame; the top frame. */
async function stopAfter(act) {
  const before = stops.length;
  await act();
  await until("a stop", () => stops.length > before);
  const session = await until("a session", () => vscode.debug.activeDebugSession);
  const { stackFrames } = await session.customRequest("stackTrace", { threadId: stops[stops.length - 1].threadId });
  return stackFrames[0];
}

const command = (name) => stopAfter(() => vscode.commands.executeCommand(name));

/** VS Code offers commands only once it has seen the stop itself. */
async function seen(line) {
  await until(`the editor at line ${line}`, () => {
    const item = vscode.debug.activeStackItem;
    return item && "frameId" in item && vscode.window.activeTextEditor?.selection.active.line === line - 1;
  });
}

async function launch(more) {
  const configuration = { type: "ndb", request: "launch", name: "test", stopOnEntry: true, ...more };
  return stopAfter(async () => assert(await vscode.debug.startDebugging(vscode.workspace.workspaceFolders[0], configuration)));
}

async function end() {
  await vscode.debug.stopDebugging();
  await until("the end", () => !vscode.debug.activeDebugSession);
}

const CHECKS = {
  async "lenses stand over functions"() {
    const document = await vscode.workspace.openTextDocument(program);
    await vscode.window.showTextDocument(document);
    const lenses = await until("lenses", async () => {
      const found = await vscode.commands.executeCommand("vscode.executeCodeLensProvider", document.uri, 100);
      return found.length && found;
    });
    const titles = lenses.map((lens) => lens.command?.title);
    for (const title of ["Debug with ndb", "predict", "explore"]) {
      assert.strictEqual(titles.filter((each) => each === title).length, 2, title);
    }
  },

  async "VS Code's own buttons step back in a real file"() {
    const breakpoint = new vscode.SourceBreakpoint(new vscode.Location(vscode.Uri.file(program), new vscode.Position(3, 0)));
    vscode.debug.addBreakpoints([breakpoint]);
    let frame = await launch({ program });
    assert.strictEqual(frame.line, 1);
    await seen(1);
    frame = await command("workbench.action.debug.continue");
    assert.deepStrictEqual([frame.line, stops[stops.length - 1].reason], [4, "breakpoint"]);
    await seen(4);
    assert.strictEqual((await command("workbench.action.debug.stepOver")).line, 3);
    await seen(3);
    assert.strictEqual((await command("workbench.action.debug.stepBack")).line, 4);
    await seen(4);
    assert.strictEqual((await command("workbench.action.debug.continue")).line, 4);
    await seen(4);
    frame = await command("workbench.action.debug.reverseContinue");
    assert.strictEqual(frame.line, 4);
    const { result } = await vscode.debug.activeDebugSession.customRequest("evaluate", { expression: "result", frameId: frame.id });
    assert.strictEqual(result, "0");
    await seen(4);
  },

  async "the extension's buttons step back out of a function and back into a call"() {
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
    const frame = await command("ndb.stepBackOut");
    assert.deepStrictEqual([frame.line, frame.name], [12, "shop"]);
    await seen(12);
    await command("workbench.action.debug.stepOver");
    await seen(13);
    assert.strictEqual((await command("ndb.stepBackInto")).line, 6);
    await seen(6);
  },

  async "values stand in the lines"() {
    const document = await vscode.workspace.openTextDocument(program);
    const item = vscode.debug.activeStackItem;
    const at = new vscode.Range(5, 0, 5, 0);
    const context = { frameId: item.frameId, stoppedLocation: at };
    const values = await vscode.commands.executeCommand("vscode.executeInlineValueProvider", document.uri, new vscode.Range(0, 0, 20, 0), context);
    const names = values.map((value) => value.variableName);
    assert(names.includes("result") && names.includes("tax") && !names.includes("print"), names.join());
  },

  async "the timeline shows the run"() {
    await vscode.commands.executeCommand("ndb.timeline.focus");
    const timeline = extension().exports.timeline;
    const picture = await until("a picture", () => timeline.picture);
    assert.deepStrictEqual(new Set(picture.calls.map((call) => call[3])), new Set(["<module>", "shop", "total"]));
    await until("the view", () => timeline.view?.visible);
    await ask("session");
  },

  async "a click in the timeline goes there"() {
    const timeline = extension().exports.timeline;
    const before = timeline.picture.here;
    const count = stops.length;
    await ask("click");
    await until("a stop", () => stops.length > count && stops[stops.length - 1].reason === "goto");
    await until("a new picture", () => timeline.picture && timeline.picture.here !== before);
    await end();
  },

  async "predicted values are marked by how sure they are"() {
    const uri = vscode.Uri.file(guessed);
    const trust = extension().exports.trust;
    await stopAfter(() => vscode.commands.executeCommand("ndb.debugFunction", uri, "weigh", "item, n", "neural", '"tea", 3'));
    await seen(4);
    await command("workbench.action.debug.stepOver");
    await seen(5);
    await command("workbench.action.debug.stepOver");
    await seen(6);
    await until("words", () => trust.words === "worked out from the code");
    await command("workbench.action.debug.stepOver");
    await seen(7);
    await until("marks", () => trust.marks.length && /^predicted, \d+% sure$/.test(trust.words));
    assert(!/ 100% sure/.test(trust.words), trust.words);
    const marks = trust.marks.filter((mark) => mark.words.startsWith("result = "));
    assert(marks.length && marks.every((mark) => /predicted, \d+% sure/.test(mark.words)), JSON.stringify(trust.marks));
    assert(marks.every((mark) => mark.level === "unsure") && marks.length === trust.marks.length, JSON.stringify(trust.marks));
    await ask("predicted");
    await end();
    assert.deepStrictEqual(trust.marks, []);
  },

  async "assumed values are marked, and an assumption can be given"() {
    const bp = new vscode.SourceBreakpoint(new vscode.Location(vscode.Uri.file(lacking), new vscode.Position(7, 0)));
    vscode.debug.addBreakpoints([bp]);
    const frame = await launch({ program: lacking, engine: "guided", stopOnEntry: false, assumptions: ["no_such_module.count() = 7"] });
    assert.strictEqual(frame.line, 8);
    const trust = extension().exports.trust;
    await until("marks", () => trust.marks.some((mark) => mark.level === "assumed" && mark.words.includes("= 7")));
    await ask("assumed");
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
    await end();
  },

  async "a program in the integrated terminal reads what is typed"() {
    const asking = path.join(folder, "workspace", "asking.py");
    const session = vscode.debug.startDebugging(vscode.workspace.workspaceFolders[0], {
      type: "ndb", request: "launch", name: "asking", program: asking, console: "integratedTerminal", stopAtEnd: true,
    });
    const terminal = await until("a terminal", () => vscode.window.terminals.find((each) => each.name.includes("asking")));
    await session;
    const before = stops.length;
    terminal.sendText("Ann");
    await until("the end of the run", () => stops.length > before);
    const { stackFrames } = await vscode.debug.activeDebugSession.customRequest("stackTrace", { threadId: 1 });
    const told = await vscode.debug.activeDebugSession.customRequest("evaluate", { expression: "name", frameId: stackFrames[0].id });
    assert.strictEqual(told.result, "'Ann'");
    await end();
  },

  async "why a value is so is told in the console"() {
    await launch({ program });
    await seen(1);
    const bp = new vscode.SourceBreakpoint(new vscode.Location(vscode.Uri.file(program), new vscode.Position(5, 0)));
    vscode.debug.addBreakpoints([bp]);
    await command("workbench.action.debug.continue");
    await seen(6);
    const { causes } = await vscode.debug.activeDebugSession.customRequest("ndb/why", { name: "result" });
    assert(causes.some((cause) => cause.line === 4));
    await vscode.commands.executeCommand("ndb.why", { variable: { name: "result" } });
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
    await end();
  },

  async "ndb is installed into the interpreter on request"() {
    const settings = vscode.workspace.getConfiguration("ndb");
    const python = settings.get("python");
    await settings.update("python", path.join(folder, "python-without-ndb"), vscode.ConfigurationTarget.Global);
    await settings.update("package", "ndb==0.1", vscode.ConfigurationTarget.Global);
    const installed = await vscode.commands.executeCommand("ndb.install");
    await settings.update("python", python, vscode.ConfigurationTarget.Global);
    assert.strictEqual(installed, true);
    assert.strictEqual(fs.readFileSync(path.join(folder, "pip-was-told"), "utf-8").trim(), "-m pip install ndb==0.1");
  },
};

async function run() {
  const results = [];
  track();
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      await check();
      results.push({ name, ok: true });
    } catch (error) {
      results.push({ name, ok: false, error: String(error?.stack ?? error), stops: stops.slice(-3), output: output.slice(-5) });
      await vscode.debug.stopDebugging().then(undefined, () => undefined);
    }
    fs.writeFileSync(path.join(folder, "so-far.json"), JSON.stringify(results, null, 1));
  }
  fs.renameSync(path.join(folder, "so-far.json"), path.join(folder, "results.json"));
}

exports.activate = () => void run();

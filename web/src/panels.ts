// What stands beside the code: variables by function, why, assumptions, comparisons, candidates.

import { cut, h, visible } from "./dom";
import type { Assumption, Brief, Candidate, Cause, Comparison, Frame, Variable, View } from "./types";

const LONGEST = 2000;

export interface ValueWants {
  why(name: string, frame: number): void;
  choose(name: string): void;
  edit(name: string, text: string, frame: number, row: HTMLElement): void;
  go(moment: number): void;
}

/** The stack with its variables, innermost first. */
export function values(view: View, chosen: string, wants: ValueWants, isOffline: boolean): HTMLElement {
  const frames = [...view.frames].reverse();
  const made = h("div", { class: "values" });
  if (!frames.length) made.append(h("p", { class: "faint" }, "No function is active here."));
  frames.forEach((frame, index) => {
    const skipped = index > 0 && frame.number + 1 !== frames[index - 1]!.number;
    if (skipped) made.append(h("p", { class: "faint" }, `… ${frames[index - 1]!.number - frame.number - 1} more functions`));
    made.append(card(view, frame, index === 0, chosen, wants, isOffline));
  });
  return made;
}

function card(view: View, frame: Frame, isHere: boolean, chosen: string, wants: ValueWants, isOffline: boolean): HTMLElement {
  const go = frame.moment;
  const where = `${frame.file}:${frame.line}`;
  const head = h("h3", {}, h("button", {
    type: "button", class: "link", title: `go to ${where}`, disabled: go === null || isHere, click: () => go !== null && wants.go(go),
  }, visible(frame.function)), h("span", { class: "faint" }, ` line ${frame.line}`));
  const rows = frame.variables.map((each) => row(each, frame, isHere, chosen, wants, isOffline));
  const state = view.state;
  if (isHere && state && state.value !== undefined)
    rows.unshift(h("tr", { class: "result" }, h("th", { scope: "row" }, state.event === "exception" ? "raises" : state.event === "return" ? "returns" : "is"),
      h("td", {}, h("code", {}, cut(state.value, LONGEST))), h("td", {})));
  const body = rows.length ? h("table", {}, h("tbody", {}, ...rows)) : h("p", { class: "faint" }, "no variables yet");
  return h("section", { class: `framecard${isHere ? " here" : ""}`, "aria-label": `Variables of ${frame.function}` }, head, body);
}

function row(each: Variable, frame: Frame, isHere: boolean, chosen: string, wants: ValueWants, isOffline: boolean): HTMLElement {
  const value = h("td", { class: "value" }, h("code", {}, each.unknown ? "?" : cut(each.text, LONGEST)));
  if (each.unknown) value.title = `a guess: ${cut(each.text, 200)}`;
  const notes: string[] = [];
  if (each.chance !== undefined) {
    notes.push(`${Math.round(each.chance * 100)}%`);
    value.style.setProperty("--sure", `${each.chance}`);
    value.classList.add("chance");
  }
  if (each.origin === "assumed") notes.push("assumed");
  if (each.origin === "edited") notes.push("edited");
  if (each.assumptions?.length) notes.push(`rests on ${each.assumptions.join(", ")}`);
  if (each.global) notes.push("module");
  const name = h("th", { scope: "row" }, h("button", {
    type: "button", class: "link", title: "mark its changes on the slider", "aria-pressed": chosen === each.name ? "true" : "false",
    click: () => wants.choose(each.name),
  }, visible(each.name)));
  const made = h("tr", { class: `${each.changed ? "changed" : ""} ${each.origin === "assumed" ? "assumed" : ""}` }, name, value);
  if (notes.length) value.append(h("small", {}, ` ${notes.join(" · ")}`));
  made.append(h("td", { class: "acts" },
    (isHere || !isOffline) && h("button", { type: "button", class: "small", "aria-label": `Why ${each.name}?`, title: "where did it come from?", click: () => wants.why(each.name, frame.number) }, "why"),
    !isOffline && isHere && h("button", { type: "button", class: "small", "aria-label": `Edit ${each.name}`, title: "another value, on a branch", click: () => wants.edit(each.name, each.text, frame.number, made) }, "✎")));
  return made;
}

/** Where a value came from. */
export function causes(name: string, found: Cause[], go: (moment: number) => void, close: () => void): HTMLElement {
  const rows = found.map((cause) => {
    const isThere = cause.moment !== undefined;
    const text = h("span", {}, h("b", {}, visible(cause.name)), " = ", h("code", {}, cut(cause.value, 120)));
    const how = isThere
      ? h("div", {}, h("span", { class: "faint" }, `${cause.how} by `), h("button", { type: "button", class: "link", click: () => go(cause.moment as number) },
          `line ${cause.line}`), " ", h("code", {}, cut(cause.source ?? "", 80)), cause.returned ? h("small", {}, ` [${cut(cause.returned, 60)}]`) : null)
      : h("div", { class: "faint" }, "given at the start");
    const made = h("li", {}, text, how);
    made.classList.add(`level${Math.min(cause.level, 3)}`);
    return made;
  });
  return h("section", { class: "causes", "aria-label": `Why ${name}` },
    h("h3", {}, `Why ${visible(name)}?`, h("button", { type: "button", class: "small", "aria-label": "Close why", click: close }, "×")), h("ol", {}, ...rows));
}

/** What a guided run took for true; each can be said otherwise. */
export function assumptions(found: Assumption[], assume: (text: string) => void, go: (moment: number) => void): HTMLElement {
  const asked = found.filter((each) => !each.implied), implied = found.length - asked.length;
  const rows = asked.map((each) => {
    const field = h("input", { type: "text", value: each.value, "aria-label": `Value of ${each.expression}`, size: "14", spellcheck: "false" });
    const sure = each.confidence === null ? each.source : `${each.source}, ${Math.round(each.confidence * 100)}%`;
    const act = (event: Event) => {
      event.preventDefault();
      assume(`${each.key} ${each.use === "raises" ? "raises" : "="} ${field.value}`);
    };
    const others = (each.alternatives ?? []).slice(0, 4).map(([text, chance]) =>
      h("button", { type: "button", class: "small", click: () => assume(`${each.key} = ${text}`) }, `${cut(text, 18)} (${Math.round(chance * 100)}%)`));
    return h("li", { class: "assumption" },
      h("div", {}, h("span", { class: "number" }, `${each.number}`), " ", h("code", {}, cut(each.expression, 70)), " ",
        h("button", { type: "button", class: "link", click: () => go(each.at) }, `line ${each.line}`), h("small", {}, ` ${sure}`)),
      h("form", { submit: act }, field, h("button", { type: "submit", class: "small" }, "assume"), ...others));
  });
  return h("div", { class: "assumptions" },
    found.length ? h("p", { class: "faint" }, "This run really ran, in the sandbox. What it lacked was taken for true; say otherwise, and it runs again.")
      : h("p", {}, "Nothing was assumed: all of it really ran."),
    h("ol", {}, ...rows), implied ? h("p", { class: "faint" }, `${implied} more were taken for granted without a question: a missing call changes nothing, a missing base is empty.`) : null);
}

/** Two runs side by side, the first difference marked. */
export function comparison(found: Comparison): HTMLElement {
  const rows = found.rows.map((row, index) => {
    const before = found.rows[index - 1], isFirst = row.number === found.first;
    const made = h("tr", { class: `${row.differs.length ? "differs" : ""}${isFirst ? " first" : ""}` },
      h("th", { scope: "row" }, `${row.number}`), side(row.left, row.right, before?.left), side(row.right, row.left, before?.right));
    if (isFirst) made.setAttribute("aria-label", `first difference: ${row.differs.join(", ")}`);
    return made;
  });
  const share = found.compared ? Math.round((100 * found.agreed) / found.compared) : 0;
  return h("div", { class: "comparison" },
    h("p", { class: "verdict" }, found.compared ? `${found.agreed} of ${found.compared} states agree (${share}%). ${found.first === null ? "No difference." : `First difference at state ${found.first}.`}` : (found.report[0] ?? "")),
    ...(found.lacked ?? []).map((each) => h("p", { class: "faint" }, `not there in the sandbox: ${visible(each)}`)),
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "States side by side" }, h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "state"), h("th", { scope: "col" }, visible(found.names[0])), h("th", { scope: "col" }, visible(found.names[1])))),
      h("tbody", {}, ...rows))));
}

/** A state: its line, what it shows that the one above did not, and what the other side has differently. */
function side(mine: Brief | null, other: Brief | null, before: Brief | null | undefined): HTMLElement {
  if (!mine) return h("td", { class: "none" }, "—");
  const made = h("td", {}, h("div", {}, h("small", {}, `${mine.event} ${mine.line} `), h("code", {}, cut(mine.source, 60))));
  const isOther = (name: string) => other !== null && mine.locals[name] !== other.locals[name];
  const names = Object.keys(mine.locals).filter((name) => isOther(name) || mine.locals[name] !== before?.locals[name]);
  const told: [string, boolean][] = names.slice(0, 8).map((name) => [`${name} = ${mine.locals[name]}`, isOther(name)]);
  if (mine.value !== null) told.push([mine.value, other !== null && other.value !== mine.value]);
  for (const [text, differs] of told) made.append(h("code", { class: differs ? "told different" : "told" }, cut(text, 140)), " ");
  return made;
}

/** What is said of arguments without running them, and by whom. */
function saidOf(each: Candidate): string {
  if (each.predicted === null) return "proposed, not checked";
  if (each.is_worked_out) return `worked out: ${each.predicted}`;
  const sure = each.confidence >= 0.005 ? `, ${Math.round(each.confidence * 100)}% sure` : ", not sure";
  return each.is_checked ? `checked by the model's own walk: ${each.predicted}${sure}` : `the model's own walk came to no end: ${each.predicted}`;
}

/** Arguments that may be the answer to a question asked backwards. */
export function candidates(name: string, found: Candidate[], ran: boolean): HTMLElement {
  if (!found.length) return h("p", {}, "No arguments were found.");
  const rows = found.map((each) => {
    const isKnown = each.is_worked_out || each.is_checked;
    const verdict = each.verified === true ? "right" : each.verified === false ? "wrong" : each.agrees ? "likely" : isKnown ? "doubtful" : "proposed";
    const why = [
      each.happened !== null ? `run: ${each.happened}` : null,
      each.predicted !== null || each.happened === null ? saidOf(each) : null,
      each.origin !== "model" ? `a ${each.origin}` : null,
    ].filter(Boolean).join("; ");
    return h("li", { class: verdict }, h("span", { class: "verdict" }, verdict), " ", h("code", {}, `${name}(${cut(each.arguments, 200)})`), h("div", { class: "faint" }, visible(why)));
  });
  return h("div", {}, h("p", { class: "faint" }, ran ? "Each was run in the sandbox." : "Worked out, or checked by the model's own walks; nothing was run."), h("ol", { class: "candidates" }, ...rows));
}

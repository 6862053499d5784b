// Tabs as the ARIA practices describe them: arrows move, one panel is seen at a time.

import { h } from "./dom";

export class Tabs {
  readonly element: HTMLElement;
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private readonly panels = new Map<string, HTMLElement>();
  current = "";

  constructor(label: string, names: [string, string][], private readonly changed: (name: string) => void) {
    const list = h("div", { role: "tablist", "aria-label": label, keydown: (event: KeyboardEvent) => this.key(event) });
    this.element = h("div", { class: "tabs" }, list);
    for (const [name, title] of names) {
      const button = h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, click: () => this.show(name) }, title);
      const panel = h("div", { role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, tabindex: "0" });
      this.buttons.set(name, button);
      this.panels.set(name, panel);
      list.append(button);
      this.element.append(panel);
    }
    this.show(names[0]![0]);
  }

  panel(name: string): HTMLElement {
    return this.panels.get(name) as HTMLElement;
  }

  show(name: string): void {
    this.current = name;
    for (const [each, button] of this.buttons) {
      button.setAttribute("aria-selected", `${each === name}`);
      button.tabIndex = each === name ? 0 : -1;
      (this.panels.get(each) as HTMLElement).hidden = each !== name;
    }
    this.changed(name);
  }

  offer(name: string, isOffered: boolean): void {
    (this.buttons.get(name) as HTMLElement).hidden = !isOffered;
    if (!isOffered && this.current === name) this.show([...this.buttons.keys()][0] as string);
  }

  private key(event: KeyboardEvent): void {
    const names = [...this.buttons].filter(([, button]) => !button.hidden).map(([name]) => name);
    const at = names.indexOf(this.current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const name = names[(to + names.length) % names.length] as string;
    this.show(name);
    this.buttons.get(name)?.focus();
  }
}

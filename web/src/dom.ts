// Elements, made of names and texts. Nothing here, or anywhere, turns a text into markup.

type Attributes = Record<string, string | number | boolean | null | undefined | ((event: any) => void)>;
type Child = Node | string | null | undefined | false;

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  fill(made, attributes, children);
  return made;
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(made, attributes, children);
  return made;
}

function fill(made: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : `${value}`);
  }
  for (const child of children) if (child) made.append(child);
}

// Characters that hide, reorder or move text: C0 and C1 controls, zero width, bidirectional controls.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** A text in which nothing is hidden: such characters are shown by their numbers. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (found) => `⟨U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}

export function cut(text: string, most: number): string {
  const shown = visible(text);
  return shown.length <= most ? shown : `${shown.slice(0, most - 1)}…`;
}

export function download(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = h("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

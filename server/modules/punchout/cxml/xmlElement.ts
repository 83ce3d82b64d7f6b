/** An element of a document: names as they were written, texts with their references resolved. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  content: readonly (XmlElement | string)[];
}

const isNamed = (name: string, asked: string) => name.toLowerCase() === asked.toLowerCase();

/** The child elements of a name; case is ignored, because procurement systems differ in it. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.content.filter((part): part is XmlElement => typeof part === 'object' && isNamed(part.name, name));
}

export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** Trimmed; empty when absent. */
export function attributeOf(element: XmlElement, name: string): string {
  for (const [key, value] of element.attributes) if (isNamed(key, name)) return value.trim();
  return '';
}

/** All text in it, that of elements within included. */
export function textOf(element: XmlElement): string {
  return element.content.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');
}

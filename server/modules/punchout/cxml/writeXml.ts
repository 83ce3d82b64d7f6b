import type { XmlElement } from './xmlElement.ts';
import { FORBIDDEN } from './xmlReferences.ts';

const ALL_FORBIDDEN = new RegExp(FORBIDDEN.source, 'gu');

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaped = (text: string, special: RegExp) =>
  text.replace(ALL_FORBIDDEN, '').replace(special, (character) => REFERENCES[character] ?? character);

/** An element to be written; attributes without a value are left out. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly (XmlElement | string | null)[]
): XmlElement {
  const given = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { name, attributes: new Map(given), content: content.filter((part) => part !== null) };
}

/**
 * The element as a parser reads it back, without characters that XML does not allow. Elements without adjacent texts
 * are on separate lines.
 */
export function writeXml({ name, attributes, content }: XmlElement, indent = ''): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escaped(value, /[&<>"\t\n\r]/g)}"`).join('');
  if (content.length === 0) return `<${name}${given}/>`;
  if (content.some((part) => typeof part === 'string')) {
    const within = content.map((part) => (typeof part === 'string' ? escaped(part, /[&<>\r]/g) : writeXml(part)));
    return `<${name}${given}>${within.join('')}</${name}>`;
  }
  const deeper = `${indent}  `;
  const lines = content.map((part) => (typeof part === 'string' ? '' : `\n${deeper}${writeXml(part, deeper)}`));
  return `<${name}${given}>${lines.join('')}\n${indent}</${name}>`;
}

import { XMLParser } from 'fast-xml-parser';
import { decodeXml } from './decodeXml.ts';
import { scanXml } from './scanXml.ts';
import type { XmlElement } from './xmlElement.ts';
import { resolveReferences } from './xmlReferences.ts';

export interface XmlDocument {
  root: XmlElement;
  /** Of the DOCTYPE; it is never fetched. */
  systemId: string | null;
}

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';
const PREFIX = '@_';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: PREFIX,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // References are resolved here, after the tags, so that none becomes markup.
  processEntities: false,
  maxNestedTags: 64,
  jPath: false,
});

/** The parser's ordered form: a text, a CDATA section, or an element by its name, with attributes beside it. */
type Parsed = Readonly<Record<string, unknown>>;

const textIn = (node: Parsed | undefined) => String(node?.[TEXT] ?? '');

function contentOf(nodes: readonly Parsed[]): (XmlElement | string)[] {
  return nodes.map((node) => {
    if (TEXT in node) return resolveReferences(textIn(node));
    if (CDATA in node) return (node[CDATA] as readonly Parsed[]).map(textIn).join('');
    return elementOf(node);
  });
}

function elementOf(node: Parsed): XmlElement {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? '';
  const attributes = Object.entries((node[ATTRIBUTES] ?? {}) as Readonly<Record<string, string>>).map(
    ([key, value]) =>
      // A line break in an attribute is a blank, unless a reference means it.
      [key.slice(PREFIX.length), resolveReferences(value.replace(/[\t\r\n]/g, ' '))] as const,
  );
  return { name, attributes: new Map(attributes), content: contentOf(node[name] as readonly Parsed[]) };
}

/**
 * A document from untrusted bytes: nothing is fetched and no entity is expanded. Throws CxmlProblem when it cannot be
 * read.
 */
export function readXmlBytes(bytes: Buffer, contentType?: string): XmlDocument {
  const { systemId, content } = scanXml(decodeXml(bytes, contentType));
  const [root] = contentOf(parser.parse(content) as readonly Parsed[]).filter((part) => typeof part === 'object');
  if (!root) throw new Error('A document that was scanned has a root.');
  return { root, systemId };
}

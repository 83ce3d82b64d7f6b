import { readFileSync } from 'node:fs';
import { DtdValidator, XmlDocument, XmlDtd, XmlValidateError } from 'libxml2-wasm';

let validator: DtdValidator | null = null;

function inDocument<Found>(xml: string, find: (document: XmlDocument) => Found): Found {
  const document = XmlDocument.fromString(xml);
  try {
    return find(document);
  } finally {
    document.dispose();
  }
}

/** What of a document breaks the DTD of cXML 1.2.071. Nothing is fetched. */
export function dtdFaults(xml: string): string[] {
  validator ??= new DtdValidator(XmlDtd.fromBuffer(readFileSync(new URL('cXML.dtd', import.meta.url))));
  const dtd = validator;
  return inDocument(xml, (document) => {
    try {
      dtd.validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.details.map(({ message }) => message.trim());
    }
  });
}

/** Texts and attributes of a document as libxml2 reads it, by XPath; null where it finds nothing. */
export function textsIn(xml: string, ...xpaths: readonly string[]): (string | null)[] {
  return inDocument(xml, (document) => xpaths.map((xpath) => document.get(xpath)?.content ?? null));
}

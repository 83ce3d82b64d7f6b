import { SaxesParser } from 'saxes';
import { partName, unpack, type Zip, ZipBroken } from './zip.ts';

export type Attributes = Readonly<Record<string, string>>;

/** A listener for the elements of an XML part; names have no prefix. */
export interface XmlListener {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses a part in chunks. False when the zip has no such part. */
export async function readXmlPart(zip: Zip, name: string, { open, close, text }: XmlListener): Promise<boolean> {
  const part = zip.parts.get(partName(name));
  if (!part) return false;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new ZipBroken(error.message);
  });
  parser.on('opentag', ({ name: full, attributes }) => open(bare(full), attributes));
  if (close) parser.on('closetag', ({ name: full }) => close(bare(full)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of unpack(zip, part)) parser.write(decoder.decode(piece, { stream: true }));
  parser.write(decoder.decode()).close();
  return true;
}

/** Workbook texts encode characters that XML does not allow as `_x000D_`. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

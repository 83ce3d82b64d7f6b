export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const READ: ReadonlyMap<string, Encoding> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['iso8859-1', 'windows-1252'],
  ['iso_8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
  // Such bytes would show zeros as UTF-16: the name comes from a string writer, and the bytes are UTF-8.
  ['utf-16', 'utf-8'],
  ['utf-16le', 'utf-8'],
  ['utf-16be', 'utf-8'],
  ['unicode', 'utf-8'],
]);

/** The characters of the bytes 0x80 to 0x9F in windows-1252; ISO-8859-1 has unused control characters there. */
const BEYOND_LATIN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const DECLARED = /^\s*<\?xml\s[^<>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i;
const CHARSET = /charset\s*=\s*["']?([\w.:-]{1,40})/i;

const starts = (bytes: Buffer, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/**
 * The encoding by the first bytes, then by the document's declaration, then by the Content-Type: gateways add a charset
 * of their own to the latter.
 */
export function encodingOf(bytes: Buffer, contentType = ''): Encoding | { unread: string } {
  if (starts(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (starts(bytes, 0xff, 0xfe, 0, 0) || starts(bytes, 0, 0) || (bytes[0] && starts(bytes.subarray(1), 0, 0, 0))) {
    return { unread: 'UTF-32' };
  }
  // A document without a mark begins with a tag or a blank.
  const isFirst = (byte: number | undefined) => byte !== undefined && '< \t\r\n'.includes(String.fromCharCode(byte));
  if (starts(bytes, 0xfe, 0xff) || (bytes[0] === 0 && isFirst(bytes[1]))) return 'utf-16be';
  if (starts(bytes, 0xff, 0xfe) || (bytes[1] === 0 && isFirst(bytes[0]))) return 'utf-16le';
  const name = DECLARED.exec(bytes.toString('latin1', 0, 400))?.[1] ?? CHARSET.exec(contentType)?.[1] ?? 'utf-8';
  return READ.get(name.toLowerCase()) ?? { unread: name };
}

export function decodeBytes(bytes: Buffer, encoding: Encoding, isFatal: boolean): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding, { fatal: isFatal }).decode(bytes);
  // Not by TextDecoder, because Node's own leaves these bytes unchanged.
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (beyond) => BEYOND_LATIN[beyond.charCodeAt(0) - 0x80] ?? '');
}

import { dataImportText } from '#domain/texts/dataImportText.ts';

const startsWith = (head: Buffer, ...signs: (string | readonly number[])[]) =>
  signs.some((sign) => {
    const bytes = typeof sign === 'string' ? Buffer.from(sign, 'latin1') : Buffer.from(sign);
    return head.subarray(0, bytes.length).equals(bytes);
  });

/** The part of an encrypted workbook, as its directory names it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Why a file of another kind cannot be read, and what to do; null for text and for zip files. */
export function otherBinary(head: Buffer): string | null {
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0]))
    return dataImportText(head.includes(ENCRYPTED) ? 'file.encrypted' : 'file.oldExcel');
  if (startsWith(head, '%PDF')) return dataImportText('file.pdf');
  const isPicture =
    startsWith(head, '\u0089PNG', [0xff, 0xd8, 0xff], 'GIF8', 'BM', 'II*\0', 'MM\0*', '8BPS') ||
    (startsWith(head, 'RIFF') && head.toString('latin1', 8, 12) === 'WEBP') ||
    /^ftyp(?:hei|avif|mif)/.test(head.toString('latin1', 4, 12));
  // BM may begin a text as well, which has no zeros.
  if (isPicture && (!startsWith(head, 'BM') || head.includes(0))) return dataImportText('file.picture');
  if (startsWith(head, [0x1f, 0x8b], "7z\u00bc\u00af'", 'Rar!', 'BZh', [0x28, 0xb5, 0x2f, 0xfd]))
    return dataImportText('file.packed');
  return startsWith(head, '{\\rtf') ? dataImportText('file.wordDocument') : null;
}

/** `ISA*00*` begins an interchange, `ST*832*` a document of it. */
const X12 = /^ISA(?<mark>[^A-Za-z0-9\s,;"]).{2}\k<mark>|^(?:GS|ST)(?<sign>[*|~^])[A-Z0-9]{2,3}\k<sign>/s;
const X12_DOCUMENT = /(?<![A-Za-z0-9])ST(?<mark>[^A-Za-z0-9\s])(?<number>\d{3})\k<mark>/;
const EDIFACT = /^(?:UNA.{6}\s*)?UN[BH]\+/s;
const EDIFACT_DOCUMENT = /UNH\+[^+]*\+([A-Z]{6}):/;
const HTML = /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype html|html|table|head|body|meta|style|div)\b/is;

/** Why a text that is no table cannot be read, and what to do; null for one that may be a table. */
export function otherText(text: string): string | null {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (X12.test(start)) {
    const number = X12_DOCUMENT.exec(start)?.groups?.number;
    return dataImportText('file.edi', { name: number === undefined ? 'X12' : `X12 ${number}` });
  }
  if (EDIFACT.test(start)) {
    const [, name] = EDIFACT_DOCUMENT.exec(start) ?? [];
    return dataImportText('file.edi', { name: name === undefined ? 'EDIFACT' : `EDIFACT ${name}` });
  }
  if (HTML.test(start)) return dataImportText('file.html');
  return start.startsWith('<') ? dataImportText('file.xml') : null;
}

/** Why a zip that is no workbook cannot be read, by the names of its parts. */
export function otherZip(parts: Iterable<string>): string | null {
  const names = [...parts];
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\//)) return null;
  if (has(/^content\.xml$/)) return dataImportText('file.openDocument');
  if (has(/^index\/.*\.iwa$|^index\.zip$/)) return dataImportText('file.numbers');
  if (has(/^(?:word|ppt)\//)) return dataImportText('file.wordDocument');
  const tables = names.filter((name) => /\.(?:csv|tsv|txt|json|xlsx?)$/.test(name));
  return tables.length > 0 ? dataImportText('file.zipOfFiles', { count: tables.length }) : null;
}

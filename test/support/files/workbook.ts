import { crc32, deflateRawSync } from 'node:zlib';

const [LOCAL, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const DEFLATED = 8;

/** A zip of parts by their names. */
export function zipOf(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [content, label] = [Buffer.from(text), Buffer.from(name)];
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(label.length, 22);
    const [local, entry, rest] = [Buffer.alloc(4), Buffer.alloc(6), Buffer.alloc(14)];
    local.writeUInt32LE(LOCAL);
    entry.writeUInt32LE(ENTRY);
    rest.writeUInt32LE(at, 10);
    const part = Buffer.concat([local, common, label, packed]);
    locals.push(part);
    entries.push(entry, common, rest, label);
    at += part.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  const count = Object.keys(parts).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...entries, end]);
}

interface Book {
  /** Number formats by the style that the cells name: `s="1"` has the second. */
  formats?: readonly string[];
  texts?: readonly string[];
  is1904?: boolean;
  /** The part after the rows, such as merged cells. */
  after?: string;
  /** The part before them, such as columns. */
  before?: string;
  hiddenFirst?: boolean;
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (list: readonly string[][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A workbook whose sheet has these rows, as XML. */
export function workbookOf(rows: string, book: Book = {}): Buffer {
  const { formats = [], texts = [], is1904 = false, after = '', before = '', hiddenFirst = false } = book;
  const own = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('');
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  const sheets = hiddenFirst
    ? '<sheet name="Old" sheetId="2" state="hidden" r:id="rId4"/><sheet name="Data" sheetId="1" r:id="rId1"/>'
    : '<sheet name="Data" sheetId="1" r:id="rId1"/>';
  return zipOf({
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['rId4', 'worksheet', 'worksheets/sheet2.xml'],
    ]),
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${own}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${MAIN}><sheetData/></worksheet>`,
  });
}

const column = (at: number) => String.fromCharCode(65 + at);

/** A row of cells: a text, or `[style, number]`. */
export function rowOf(line: number, cells: readonly (string | readonly [number, number | string] | null)[]): string {
  const written = cells.map((cell, at) => {
    const place = `${column(at)}${line}`;
    if (cell === null) return '';
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    const [style, value] = cell;
    return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  });
  return `<row r="${line}">${written.join('')}</row>`;
}

import { describe, expect, test } from 'vitest';
import { stock } from '#domain/dataImport/kinds/stock.ts';
import { openFile } from '../../../server/modules/dataImport/read/openFile.ts';
import { heldFile } from '../../support/files/importedRows.ts';
import { zipOf } from '../../support/files/workbook.ts';

const bytes = (...parts: (string | Uint8Array | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

const refusal = (content: string | Uint8Array) =>
  openFile(stock, heldFile(content, 'stock.csv')).then(
    () => null,
    (error: Error) => `${error.name}: ${error.message}`,
  );

const OLD = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PASTED = 'It is not a table. Export the same data from your system as CSV or XLSX.';
const ISA =
  'ISA*00*          *00*          *ZZ*ACME           *ZZ*HARBOR         *260304*1200*U*00401*000000001*0*P*>~';

describe('a file that is no table is named, with what to do:', () => {
  test.each([
    [
      'an EDI price catalog',
      `${ISA}GS*SC*ACME*HARBOR*20260304*1200*1*X*004010~ST*832*0001~BCT*PC~`,
      `The file is an EDI message (X12 832). ${PASTED}`,
    ],
    [
      'an EDI order, a segment per line',
      `${ISA}\nGS*PO*A*B*20260304*1200*1*X*004010\nST*850*0001\n`,
      `The file is an EDI message (X12 850). ${PASTED}`,
    ],
    [
      'an EDI document without its envelope',
      'ST*846*0001~BIA*00*SI*1~',
      `The file is an EDI message (X12 846). ${PASTED}`,
    ],
    [
      'an EDIFACT price catalog',
      "UNA:+.? 'UNB+UNOC:3+A+B+260304:1200+1'UNH+1+PRICAT:D:96A:UN'",
      `The file is an EDI message (EDIFACT PRICAT). ${PASTED}`,
    ],
    [
      'an EDIFACT order',
      "UNB+UNOA:1+A+B+260304:1200+1'\nUNH+1+ORDERS:D:96A:UN'\n",
      `The file is an EDI message (EDIFACT ORDERS). ${PASTED}`,
    ],
    ['a PDF', '%PDF-1.7\n%\u00e2\u00e3', expect.stringContaining('The file is a PDF document.')],
    ['an old workbook', bytes(OLD), 'FileRefused: The file is an old Excel workbook (.xls). Save it as XLSX or CSV.'],
    [
      'a protected workbook',
      bytes(OLD, Buffer.from('EncryptedPackage', 'utf16le')),
      expect.stringContaining('protected by a password'),
    ],
    [
      'an OpenDocument table',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
      expect.stringContaining('OpenDocument spreadsheet (.ods). Save it as XLSX or CSV.'),
    ],
    [
      'a Numbers table',
      zipOf({ 'Index/Document.iwa': 'x' }),
      expect.stringContaining('Numbers spreadsheet. Export it as XLSX or CSV.'),
    ],
    ['a text document', zipOf({ 'word/document.xml': '<a/>' }), expect.stringContaining('text document')],
    [
      'a zip of files',
      zipOf({ 'products.csv': 'a', 'out/prices.csv': 'b', 'readme.md': 'c' }),
      expect.stringContaining('a zip archive with 2 files to import. Unpack it, and import the files one by one.'),
    ],
    ['a packed file', bytes([0x1f, 0x8b, 8, 0]), expect.stringContaining('Unpack it')],
    [
      'a web page called .xls',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Item</td></tr></table>',
      expect.stringContaining('a web page, even if its name ends in .xls'),
    ],
    [
      'a table of a web page',
      '\n<TABLE border=1><tr><th>Item</th></tr></TABLE>',
      expect.stringContaining('a web page'),
    ],
    [
      'an XML workbook',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook/>',
      expect.stringContaining('The file is XML.'),
    ],
    [
      'a picture',
      bytes([0x89], 'PNG\r\n'),
      'FileRefused: The file is a picture. Export the list as CSV or XLSX instead.',
    ],
    ['a photo', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), expect.stringContaining('The file is a picture.')],
  ])('%s', async (_, content, reason) => {
    const found = await refusal(content);
    expect(found).toEqual(
      typeof reason === 'string' && !reason.startsWith('FileRefused') ? `FileRefused: ${reason}` : reason,
    );
  });

  test('texts that begin alike are tables', async () => {
    for (const text of [
      'ISA,Item,Stock\n1,A,4\n',
      'BM,Item,Stock\n1,A,4\n',
      'ST,Item,Stock\n850,A,4\n',
      'UNB,Item,Stock\n1,A,4\n',
    ])
      expect(await refusal(text)).toBeNull();
  });
});

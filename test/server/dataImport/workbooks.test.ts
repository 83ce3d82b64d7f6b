import { describe, expect, test } from 'vitest';
import type { Kind } from '#domain/dataImport/kind.ts';
import { customers } from '#domain/dataImport/kinds/customers.ts';
import { openItems } from '#domain/dataImport/kinds/openItems.ts';
import { prices } from '#domain/dataImport/kinds/prices.ts';
import { products } from '#domain/dataImport/kinds/products.ts';
import { shipTos } from '#domain/dataImport/kinds/shipTos.ts';
import { stock } from '#domain/dataImport/kinds/stock.ts';
import { openFile } from '../../../server/modules/dataImport/read/openFile.ts';
import { heldFile } from '../../support/files/importedRows.ts';
import { rowOf, workbookOf, zipOf } from '../../support/files/workbook.ts';

async function read(kind: Kind, book: Buffer) {
  const { reading, batches } = await openFile(kind, heldFile(book, 'book.xlsx'));
  const rows = [];
  for await (const batch of batches(1000)) rows.push(...batch.rows);
  return { reading, rows };
}

async function cellsOf(kind: Kind, column: string, book: Buffer) {
  const { rows } = await read(kind, book);
  return rows.map(({ values, refusals }) => refusals[0]?.reason ?? values[column]);
}

const FORMATS = ['00000', '0.000', '#,##0', '0.00', '0%', '0.00%', 'm/d/yyyy', '[$-407]d. mmm yy', 'h:mm AM/PM'];
const ACCOUNTING = '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)';

describe('a workbook is read as it shows its cells:', () => {
  test('numbers that are formatted as codes keep their zeros', async () => {
    const rows =
      rowOf(1, ['code', 'description', 'category']) +
      rowOf(2, [[1, 42], 'Pears', [2, 90.75]]) +
      rowOf(3, [[0, 42], 'Plums', [0, '1101.0']]);
    const book = workbookOf(rows, { formats: FORMATS });
    const { rows: found } = await read(products, book);
    expect(found.map(({ values }) => [values.code, values.category])).toEqual([
      ['00042', '90.750'],
      ['42', '1101'],
    ]);
    const zips =
      rowOf(1, ['customer', 'code', 'name', 'zip', 'delivery time']) +
      rowOf(2, ['C', 'M', 'Main', [1, 4101], [9, 0.25]]);
    const { rows: addresses } = await read(shipTos, workbookOf(zips, { formats: FORMATS }));
    expect(addresses[0]?.values).toMatchObject({ zip: '04101', deliveryTime: '6:00 AM' });
  });

  test('digits that it does not keep or show are refused', async () => {
    const rows =
      rowOf(1, ['code', 'description']) +
      rowOf(2, [[0, 123456789012], 'shown as 1.23457E+11']) +
      rowOf(3, [[1, 123456789012], 'shown as it is']) +
      rowOf(4, [[1, '1234567890123456'], 'cut after 15 digits']) +
      rowOf(5, [[0, 12345678901], '11 digits']);
    expect(await cellsOf(products, 'code', workbookOf(rows, { formats: ['0'] }))).toEqual([
      'code shows 1.23457E+11. This number has more digits than a spreadsheet keeps or shows',
      '123456789012',
      expect.stringMatching(/^code shows 123456789012346\d\. This number has more digits/),
      '12345678901',
    ]);
  });

  test('amounts have the point of the format, whatever the texts of their column do', async () => {
    const formats = [ACCOUNTING, '#,##0.000', '[$€-407] #,##0.00', '0" EA"', '0.00;(0.00)'];
    const shown: [number, number | string][] = [
      [1, 1234.5],
      [1, -1234.5],
      [1, 0],
      [2, 1.25],
      [2, 1250],
      [3, 12.5],
      [4, 12],
      [5, -3.5],
      [0, '0.30000000000000004'],
    ];
    const rows = rowOf(1, ['product', 'available']) + shown.map((cell, at) => rowOf(at + 2, ['P', cell])).join('');
    const text = rowOf(11, ['P', '1.250,5']);
    expect(await cellsOf(stock, 'available', workbookOf(rows + text, { formats }))).toEqual([
      '1234.5',
      '-1234.5',
      '0',
      '1.25',
      '1250',
      'available "€ 12.50" is in another currency',
      'available "12 EA" is not a valid number',
      '-3.5',
      '0.3',
      '1250.5',
    ]);
  });

  test('a percent is read as such where a share is expected, and refused elsewhere', async () => {
    const rows =
      rowOf(1, ['code', 'name', 'tax rate', 'price factor', 'credit limit']) +
      rowOf(2, ['A', 'A', [6, 0.0825], [5, 0.95], null]) +
      rowOf(3, ['B', 'B', null, null, [5, 0.05]]);
    const { rows: found } = await read(customers, workbookOf(rows, { formats: FORMATS }));
    expect([found[0]?.values, found[1]?.refusals.map(({ reason }) => reason)]).toEqual([
      expect.objectContaining({ taxRate: '0.0825', priceFactor: '0.95' }),
      ['creditLimit "5%" is a percentage'],
    ]);
  });

  test('dates are the days that they are, in both date systems, and texts in other columns', async () => {
    const rows = (line: number) => rowOf(line, ['C', 'D1', [7, 46000], [8, 46001.5], '5', [7, 46000]]);
    const headings = rowOf(1, ['customer', 'document', 'date', 'due', 'amount', 'remarks']);
    const values = async (is1904: boolean) =>
      (await read(openItems, workbookOf(headings + rows(2), { formats: FORMATS, is1904 }))).rows[0]?.values;
    expect([await values(false), await values(true)]).toMatchObject([
      { date: '2025-12-09', due: '2025-12-10', remarks: '12/9/2025' },
      { date: '2029-12-10', due: '2029-12-11', remarks: '12/10/2029' },
    ]);
  });

  test('numbers shown with fewer digits than they have are read as shown, with one note for a column', async () => {
    const rows =
      rowOf(1, ['product', 'unit', 'price']) + rowOf(2, ['P', 'CS', [4, 12.3456]]) + rowOf(3, ['P', 'EA', [4, 1.5]]);
    const { reading, rows: found } = await read(prices, workbookOf(rows, { formats: FORMATS }));
    expect([found.map(({ values }) => values.price), reading.remarks]).toEqual([
      ['12.35', '1.5'],
      [
        'price: 1 number of the workbook shows fewer digits than it has, and is read as shown. 12.3456 is read as 12.35.',
      ],
    ]);
  });
});

describe('what a workbook', () => {
  test('cannot show is refused: errors, formulas that were never calculated, cells under merged ones', async () => {
    const cell = (line: number, xml: string) => `<row r="${line}"><c r="A${line}"><v>${line}</v></c>${xml}</row>`;
    const rows =
      rowOf(1, ['code', 'description', 'brand']) +
      cell(2, '<c r="B2" t="e"><f>A1</f><v>#N/A</v></c>') +
      cell(3, '<c r="B3"><f>SUM(A1)</f></c>') +
      cell(4, '<c r="B4" t="str"><f>A1&amp;"x"</f><v>worked out</v></c>') +
      cell(5, '<c r="B5" t="inlineStr"><is><t>Pears</t></is></c>') +
      cell(6, '');
    const after = '<mergeCells count="1"><mergeCell ref="B5:B6"/></mergeCells>';
    expect(await cellsOf(products, 'description', workbookOf(rows, { after }))).toEqual([
      'description shows the error #N/A',
      'description has a formula that was never calculated',
      'worked out',
      'Pears',
      'description is part of merged cells, of which only the first has a value',
    ]);
  });

  test('hides is read, with a note; texts of several runs are one, without their readings', async () => {
    const rows =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c t="s"><v>1</v></c></row>' +
      '<row r="5" hidden="1"><c r="A5" t="s"><v>2</v></c><c r="B5" t="b"><v>1</v></c></row>';
    const texts = [
      '<t>code</t>',
      '<t>taxable</t>',
      '<r><t>A_x002D_</t></r><rPh sb="0" eb="1"><t>no</t></rPh><r><t>1</t></r>',
    ];
    const before = '<cols><col min="2" max="16384" hidden="1"/></cols>';
    const { reading, rows: found } = await read(products, workbookOf(rows, { texts, before, hiddenFirst: true }));
    expect(found).toEqual([{ line: 5, values: { code: 'A-1', taxable: 'yes' }, notes: [], refusals: [] }]);
    expect(reading.remarks).toEqual([
      '1 row hidden in the workbook is also imported.',
      'Columns hidden in the workbook are also imported: "taxable".',
    ]);
  });

  test('is broken, packed in an unknown way, or larger than declared is refused', async () => {
    const book = workbookOf(rowOf(1, ['code']) + rowOf(2, ['A']));
    const [lying, otherwise] = [Buffer.from(book), Buffer.from(book)];
    const at = book.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    lying.writeUInt32LE(10, at + 24);
    otherwise.writeUInt16LE(9, at + 10);
    for (const bytes of [lying, otherwise, zipOf({ 'a.bin': 'no workbook' }), book.subarray(0, 200)]) {
      await expect(read(products, bytes)).rejects.toThrow('The workbook cannot be read.');
    }
  });
});

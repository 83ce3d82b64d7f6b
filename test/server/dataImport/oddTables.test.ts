import { describe, expect, test } from 'vitest';
import type { Kind } from '#domain/dataImport/kind.ts';
import { openItems } from '#domain/dataImport/kinds/openItems.ts';
import { prices } from '#domain/dataImport/kinds/prices.ts';
import { products } from '#domain/dataImport/kinds/products.ts';
import { stock } from '#domain/dataImport/kinds/stock.ts';
import { openFile } from '../../../server/modules/dataImport/read/openFile.ts';
import type { ReadOptions } from '../../../server/modules/dataImport/read/readOptions.ts';
import { heldFile } from '../../support/files/importedRows.ts';
import { rowOf, workbookOf } from '../../support/files/workbook.ts';

async function read(content: string | Uint8Array, kind: Kind = stock, options: ReadOptions = {}, pieces = 7) {
  const { reading, batches } = await openFile(kind, heldFile(content, 'file', pieces), options);
  const rows = [];
  for await (const batch of batches(1000)) rows.push(...batch.rows);
  return { reading, rows };
}

async function stockOf(content: string | Uint8Array, options: ReadOptions = {}) {
  const { reading, rows } = await read(content, stock, options);
  const found = rows.map(({ line, values, refusals }) => [
    line,
    values.product ?? '',
    refusals[0]?.reason ?? values.available,
  ]);
  return { remarks: reading.remarks, rows: found };
}

describe('headings', () => {
  test('are found below titles, blank lines and dates, which are left out', async () => {
    const text = 'Acme Supply\nStock by Item;;\n\nAs of 03/04/2026\nItem No.;On Hand;\nA;4;\nB;5;\n';
    expect(await stockOf(text)).toEqual({
      remarks: ['The headings were found in row 5. The rows above it were left out.'],
      rows: [
        [6, 'A', '4'],
        [7, 'B', '5'],
      ],
    });
  });

  test('are found below merged titles of a workbook', async () => {
    const book = workbookOf(rowOf(1, ['Stock by item']) + rowOf(3, ['Item No.', 'On Hand']) + rowOf(4, ['A', [0, 4]]), {
      after: '<mergeCells><mergeCell ref="A1:B2"/></mergeCells>',
    });
    expect(await stockOf(book)).toEqual({
      remarks: ['The headings were found in row 3. The rows above it were left out.'],
      rows: [[4, 'A', '4']],
    });
  });

  test('are the best fit: a title that is also a heading is none', async () => {
    const { rows } = await stockOf('Item\nReport of Stock,\nSKU,Stock\nA,4\n');
    expect(rows).toEqual([[4, 'A', '4']]);
  });

  test('that nothing matches are those of the table, not the title above it', async () => {
    const failed = read('Bestand am 4. Mai\n\nArtikel,Menge\nA,4\n');
    await expect(failed).rejects.toThrow('The headings are "Artikel", "Menge".');
    const { rows } = await read('Bestand\n\nArtikel,Menge\nA,4\n', stock, {
      columns: { Artikel: 'product', Menge: 'available' },
    });
    expect(rows[0]?.values).toEqual({ product: 'A', available: '4' });
  });

  test('that are repeated by page breaks are left out, with the titles', async () => {
    const page = (number: number, rows: string) => `Stock,Page ${number} of 2\nItem,Stock\n${rows}`;
    expect(await stockOf(`${page(1, 'A,4\nB,5\n')}${page(2, 'C,6\n')}`)).toEqual({
      remarks: [
        'The headings were found in row 2. The rows above it were left out.',
        'Rows 5 and 6 repeat the title or the headings, and were left out.',
      ],
      rows: [
        [3, 'A', '4'],
        [4, 'B', '5'],
        [7, 'C', '6'],
      ],
    });
  });

  test('that are the same or empty can be chosen one by one', async () => {
    const text = 'SKU,UM,Price,Price,,\nA,EA,1.50,2.50,x,\n';
    await expect(read(text, prices)).rejects.toThrow(
      'Several headings can be price: "Price", "Price (2)". Choose the column.',
    );
    const { reading, rows } = await read(text, prices, { columns: { 'Price (2)': 'price', Price: null } });
    expect(reading.columns.map(({ heading, column }) => [heading, column])).toEqual([
      ['SKU', 'product'],
      ['UM', 'unit'],
      ['Price', null],
      ['Price (2)', 'price'],
      ['Column 5', null],
    ]);
    expect(rows[0]?.values.price).toBe('2.5');
  });
});

describe('rows', () => {
  test('of totals at the end are left out and named; a product of that code is data', async () => {
    const text = 'Item,Description,Stock\nA,Apples,4\nB,Pears,5\n,,9\nGrand Total:,,$9.00\n';
    expect(await stockOf(text)).toEqual({
      remarks: [
        'Row 4 was left out because it has totals: 9.',
        'Row 5 was left out because it has totals: Grand Total:, $9.00.',
      ],
      rows: [
        [2, 'A', '4'],
        [3, 'B', '5'],
      ],
    });
    const { reading } = await read(text);
    expect(reading.columns.map(({ samples }) => samples)).toEqual([
      ['A', 'B'],
      ['Apples', 'Pears'],
      ['4', '5'],
    ]);
    const known = { knownCodes: async (reference: string) => new Set(reference === 'product' ? ['Total'] : []) };
    expect((await stockOf('Item,Stock\nA,4\nTotal,5\n', known)).rows).toEqual([
      [2, 'A', '4'],
      [3, 'Total', '5'],
    ]);
  });

  test('that look like totals are data among others, with a text, and where there is nothing else', async () => {
    expect((await stockOf('Item,Stock\nTotal,4\nA,5\n')).rows).toEqual([
      [2, 'Total', '4'],
      [3, 'A', '5'],
    ]);
    expect((await stockOf('Item,Stock,Text\nA,5,\nTotal,4,Cereal\n')).rows).toHaveLength(2);
    expect((await stockOf('Item,Stock\nTotal,4\n')).rows).toEqual([[2, 'Total', '4']]);
  });

  test('end in any way, also in different ways in one file', async () => {
    expect((await stockOf('"Item",Stock\r\nA,4\nB,5\r\n\r\n"C",6\rD,7\n')).rows).toEqual([
      [2, 'A', '4'],
      [3, 'B', '5'],
      [5, 'C', '6'],
      [6, 'D', '7'],
    ]);
  });

  test('may have empty cells behind the last heading', async () => {
    expect(await stockOf('Item,Stock,,,\nA,4,,,\nB,5\nC,6,,,,,,\n')).toEqual({
      remarks: [],
      rows: [
        [2, 'A', '4'],
        [3, 'B', '5'],
        [4, 'C', '6'],
      ],
    });
    expect((await stockOf('Item,Stock,\nA,4,\nB,5,\nC,"Cups", paper,6\n')).rows[2]?.[2]).toContain(
      'the row has 4 cells',
    );
  });

  test('that a stray quotation mark swallows are refused, and texts of several lines are read', async () => {
    const text = (cell: string) => `code,description,brand,taxable\nA,${cell},x,no\nB,"Cups",y,yes\nC,"Forks",z,no\n`;
    const of = async (cell: string) =>
      (await read(text(cell), products)).rows.map(({ line, values, refusals }) => [
        line,
        refusals[0]?.reason ?? values.description,
      ]);
    expect(await of('"Pipe 5 inch')).toEqual([
      [2, 'quotation marks in this row include the rows below it'],
      [4, 'Forks'],
    ]);
    expect(await of('5" pipe, bent'.replace(',', ''))).toEqual([
      [2, '5" pipe bent'],
      [3, 'Cups'],
      [4, 'Forks'],
    ]);
    expect(await of('"12"" bowl\nfirm, ripe, red, sweet"')).toEqual([
      [2, '12" bowl\nfirm, ripe, red, sweet'],
      [4, 'Cups'],
      [5, 'Forks'],
    ]);
  });
});

describe('values', () => {
  test.each([
    ['="00042"', '00042'],
    ['"=""00042"""', '00042'],
    ['=“00042”', '00042'],
    ['\u00a000042\u2009', '00042'],
    ['AB\u00a012', 'AB 12'],
    ['\ufeffA\u200b1', 'A1'],
  ])('%s is the code %s', async (cell, code) => {
    expect((await stockOf(`Item,Stock\n${cell},4\n`)).rows).toEqual([[2, code, '4']]);
  });

  test.each([
    ['1\u00a0250,5', '1250.5'],
    ['1\u202f250,50', '1250.5'],
    ['\u00a04\u2009', '4'],
    ['="4.5"', '4.5'],
    ['"1 250"', '1250'],
  ])('%s is the number %s', async (cell, number) => {
    expect((await stockOf(`Item;Stock\nA;${cell}\n`)).rows).toEqual([[2, 'A', number]]);
  });

  test.each([
    ['sep=;\r\nItem;Stock\r\nA;4\r\n', ';'],
    ['"sep=|"\nItem|Stock\nA|4\n', '|'],
    ['sep=\t\nItem\tStock\nA\t4\n', '\t'],
  ])('are separated as the first line says: %j', async (text, delimiter) => {
    const { reading, rows } = await read(text);
    expect([reading.delimiter, reading.remarks, rows.map(({ line, values }) => [line, values.available])]).toEqual([
      delimiter,
      [],
      [[3, '4']],
    ]);
  });

  test('of totals are no evidence of the decimal separator', async () => {
    const text = 'customer,document,date,amount\nC,1,2026-03-04,2.50\nC,2,2026-03-05,"1,250"\n,,Total,"1.252,50"\n';
    const { reading, rows } = await read(text, openItems);
    expect([reading.questions, rows.map(({ values }) => values.amount)]).toEqual([[], ['2.5', '1250']]);
  });
});

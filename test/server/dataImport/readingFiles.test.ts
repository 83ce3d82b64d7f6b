import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { openItems } from '#domain/dataImport/kinds/openItems.ts';
import { products } from '#domain/dataImport/kinds/products.ts';
import { shipTos } from '#domain/dataImport/kinds/shipTos.ts';
import { stock } from '#domain/dataImport/kinds/stock.ts';
import { csvLine } from '#domain/report/csv.ts';
import { diskFile, type FileSource } from '../../../server/modules/dataImport/read/fileSource.ts';
import { openFile } from '../../../server/modules/dataImport/read/openFile.ts';
import type { ReadOptions } from '../../../server/modules/dataImport/read/readOptions.ts';
import { openZip, unpackedSize } from '../../../server/modules/dataImport/read/zip.ts';
import { heldFile } from '../../support/files/importedRows.ts';

async function read(source: FileSource, options: ReadOptions = {}, kind = products) {
  const { reading, batches } = await openFile(kind, source, options);
  const rows = [];
  for await (const batch of batches(1000)) rows.push(...batch.rows);
  return { reading, rows };
}

const valuesOf = async (source: FileSource, options?: ReadOptions) =>
  (await read(source, options)).rows.map(({ line, values }) => ({ line, ...values }));

type Encoding = 'utf-8' | 'utf-8 with mark' | 'windows-1252' | 'utf-16le' | 'utf-16le without mark' | 'utf-16be';

const BEYOND = new Map([...'€‚ƒ„…†‡ˆ‰Š‹Œ'].map((letter, at) => [letter, 0x80 + at]));

function encoded(text: string, encoding: Encoding): Buffer {
  if (encoding === 'windows-1252')
    return Buffer.from([...text].map((letter) => BEYOND.get(letter) ?? letter.charCodeAt(0)));
  if (encoding === 'utf-16le without mark') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return Buffer.from(encoding === 'utf-8' ? text : `\ufeff${text}`);
}

const delimited = (cells: readonly string[], delimiter: string) =>
  `${cells.map((cell) => (/["\r\n;|,\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter)}\r\n`;

/** Letters that each of the encodings has. */
const words = fc
  .string({ unit: fc.constantFrom(...'abc XYZ019éüñß€,;|"\'\t-='), minLength: 1, maxLength: 20 })
  .map((text) => `d${text}`);

describe('a text file', () => {
  test('is read unchanged, whatever its encoding and delimiter, and without options', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Encoding>(
          'utf-8',
          'utf-8 with mark',
          'windows-1252',
          'utf-16le',
          'utf-16le without mark',
          'utf-16be',
        ),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.array(words, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 50 }),
        async (encoding, delimiter, descriptions, pieces) => {
          const lines = descriptions.map((description, at) => [`K${at}`, description, 'ä-11']);
          const text = [['code', 'description', 'category'], ...lines]
            .map((cells) => delimited(cells, delimiter))
            .join('');
          const { reading, rows } = await read(heldFile(encoded(text, encoding), 'p.csv', pieces));
          expect(reading).toMatchObject({ encoding: encoding.replace(/ with.*/, ''), delimiter });
          expect(rows.map(({ values }) => values)).toEqual(
            lines.map(([code, description = '', category]) => ({ code, description: description.trim(), category })),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('has the delimiter that separates its headings, whatever its texts contain more of', async () => {
    const { reading } = await read(heldFile('code|description, in, words\nA|a,b,c\nB|d,e,f\n'));
    expect([reading.delimiter, reading.columns[0]?.column]).toEqual(['|', 'code']);
  });

  const stockOf = async (lines: readonly string[], options: ReadOptions = {}) => {
    const content = ['product;stock', ...lines.map((line) => `P;${line}`), ''].join('\n');
    const { reading, rows } = await read(heldFile(content), options, stock);
    return {
      decimal: reading.decimal,
      questions: reading.questions,
      rows: rows.map(({ values, refusals }) => refusals[0]?.code ?? refusals[0]?.reason ?? values.available),
    };
  };
  const asked = (...values: [string, string, string][]) => [
    { about: 'decimal', column: 'available', values: values.map(([value, ...meanings]) => ({ value, meanings })) },
  ];

  test.each([
    ['the shop writes as this one does', ['12.5', '1,250', '1.250'], 'point', ['12.5', '1250', '1.25']],
    ['another convention writes, where no value has two meanings', ['12,5', '1.234,56'], 'comma', ['12.5', '1234.56']],
    ['all conventions write', ['7', '1250'], null, ['7', '1250']],
    ['two conventions write, each value having one meaning', ['2,50', '2.50'], null, ['2.5', '2.5']],
  ] as const)('has numbers that are read as %s', async (_, lines, decimal, rows) => {
    expect(await stockOf(lines)).toEqual({ decimal, questions: [], rows });
  });

  test.each([
    ['none', ['1,250'], ['ambiguousNumber'], [['1,250', '1250', '1.250']]],
    ['the other convention', ['1,250', '2,50'], ['ambiguousNumber', '2.5'], [['1,250', '1250', '1.250']]],
    ['both', ['1.250', '2,50', '3.5'], ['ambiguousNumber', '2.5', '3.5'], [['1.250', '1.250', '1250']]],
  ] as const)(
    'with evidence of %s asks how a number of two meanings is read, and refuses it until then',
    async (_, lines, rows, values) => {
      expect(await stockOf(lines)).toEqual({
        decimal: null,
        questions: asked(...values.map((value) => [...value] as [string, string, string])),
        rows,
      });
      expect((await stockOf(lines, { decimal: 'comma' })).questions).toEqual([]);
    },
  );

  test('has one convention for each column, whose evidence may come far behind', async () => {
    const dates = [
      'customer,document,date,due,amount',
      'C,1,10/02/2026,10/02/2026,5',
      'C,2,10/25/2026,,5',
      'C,3,,25/10/2026,5',
      '',
    ];
    const { reading, rows } = await read(heldFile(dates.join('\n')), {}, openItems);
    expect([
      rows[0]?.values.date,
      rows[0]?.refusals.map(({ code, column }) => [code, column]),
      reading.dateOrder,
    ]).toEqual(['2026-10-02', [['ambiguousDate', 'due']], null]);
    expect(reading.questions).toEqual([
      { about: 'dateOrder', column: 'due', values: [{ value: '10/02/2026', meanings: ['2026-10-02', '2026-02-10'] }] },
    ]);
    const late = ['product,stock', ...Array.from({ length: 700 }, () => 'P,"1,250"'), 'P,2.5', ''].join('\n');
    const { rows: found } = await read(heldFile(late), {}, stock);
    expect(found[0]?.values.available).toBe('1250');
  });

  test('has lines that are counted as a person counts them, in texts of several lines as well', async () => {
    expect(
      (await valuesOf(heldFile('code,text\r\n\r\nA,"one\r\ntwo"\r\nB,three\r\n,\r\nC,"four"\r\n'))).map(
        ({ line }) => line,
      ),
    ).toEqual([3, 5, 7]);
  });

  test('keeps formulas as texts, and removes a text mark before them', async () => {
    const cells = ['=cmd|calc', "'=1+1", '+1', '@x', '-2', "'quoted'", "''=x"];
    const written = cells.map((cell, at) => csvLine([`K${at}`, cell])).join('');
    const values = await valuesOf(heldFile(`code,description\r\n${written}`));
    expect(values.map((row) => Reflect.get(row, 'description'))).toEqual([
      '=cmd|calc',
      '=1+1',
      '+1',
      '@x',
      '-2',
      "'quoted'",
      "'=x",
    ]);
  });

  test('that cannot be read is refused as a whole, with what to do', async () => {
    const refusal = (content: string | Uint8Array, options?: ReadOptions, name?: string) =>
      read(heldFile(content, name), options).then(
        () => null,
        (error: Error) => `${error.name}: ${error.message}`,
      );
    expect([
      await refusal(''),
      await refusal('code\n'),
      await refusal('a,b\n1,2\n'),
      await refusal('code,b\n1,2\n', { columns: { b: 'nonsense' } }),
      await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])),
      await refusal(Buffer.from('a\0\0\0b\0\0c')),
      await refusal('code,text\nA,"open\nB,x\n'),
      await refusal(Buffer.from('code\nM\xfcller\n', 'latin1'), { encoding: 'utf-8' }),
      await refusal(`code,text\nA,${'x'.repeat(100_001)}\n`),
      await refusal(`${Array.from({ length: 101 }, (_, at) => `c${at}`).join(',')}\n`),
      await refusal(`code,${'x'.repeat(101)}\nA,1\n`),
      await refusal('[1, 2]', {}, 'p.json'),
      await refusal('{', {}, 'p.json'),
      await refusal('PK\u0003\u0004 and nothing more'),
    ]).toEqual([
      'FileRefused: The file is empty.',
      'FileRefused: The file has headings but no rows.',
      'FileRefused: There is no column for code. The headings are "a", "b". Choose the column.',
      expect.stringContaining('There is no column nonsense for b. The columns are code, key, formattedCode,'),
      'FileRefused: The file is an old Excel workbook (.xls). Save it as XLSX or CSV.',
      'FileRefused: The file is not text or a workbook. Save it as CSV, TSV, JSON or XLSX.',
      expect.stringContaining('A quotation mark that opens near line 2 is not closed.'),
      expect.stringContaining('The file is not UTF-8.'),
      expect.stringContaining('The row near line 2 has more than 100,000 characters.'),
      'FileRefused: The file has 101 columns. At most 100 are allowed. Remove the columns you do not need.',
      'FileRefused: A heading has more than 100 characters. The first row must contain the headings.',
      expect.stringContaining('The file is not a list of objects.'),
      'FileRefused: The file is not valid JSON.',
      expect.stringContaining('The workbook cannot be read.'),
    ]);
  });

  test('is read with as many columns, and headings as long, as are allowed', async () => {
    const { reading } = await read(
      heldFile(`code,${'x'.repeat(100)},${Array.from({ length: 98 }, (_, at) => `c${at}`).join(',')}\nA,1\n`),
    );
    expect(reading.columns).toHaveLength(100);
  });

  test('of a gigabyte is refused before a byte of it is read', async () => {
    const huge: FileSource = {
      name: 'products.csv',
      bytes: 1024 ** 3,
      open: () => {
        throw new Error('it was opened');
      },
    };
    await expect(read(huge)).rejects.toThrow(
      'The file is 1,024 MB. At most 64 MB can be imported at once. Split the file.',
    );
    expect((await diskFile(import.meta.filename)).bytes).toBeGreaterThan(1000);
  });

  test('has columns by name, by alias, and by choice; unknown ones are left out', async () => {
    const { reading } = await read(heldFile('Artikel,Item_Description,uom,colour\nA,Thing,EA,red\n'), {
      columns: { Artikel: 'code', colour: null, uom: 'defaultUnit' },
    });
    expect(reading.columns).toEqual([
      { heading: 'Artikel', column: 'code', reason: 'chosen', samples: ['A'] },
      { heading: 'Item_Description', column: 'description', reason: 'synonym', samples: ['Thing'] },
      { heading: 'uom', column: 'defaultUnit', reason: 'synonym', samples: ['EA'] },
      { heading: 'colour', column: null, reason: null, samples: ['red'] },
    ]);
  });

  test('says of each column why it was chosen and what its first values are, as they are read', async () => {
    const content = 'Item;Brand;default quantity;Buyer\nA; x ;1,50;\nA;;2;\nB;y;2,00;Bo\nC;z;a dozen;\nD;w;4;\n';
    const { reading } = await read(heldFile(content), {
      savedColumns: async () => ({ Item: 'code', Brand: null, Buyer: 'brand' }),
    });
    expect(reading.columns.map(({ column, reason, samples }) => [column, reason, samples])).toEqual([
      ['code', 'synonym', ['A', 'B', 'C']],
      [null, 'remembered', ['x', 'y', 'z']],
      ['defaultQuantity', 'name', ['1.5', '2', 'a dozen']],
      ['brand', 'remembered', ['Bo']],
    ]);
  });

  test('shows the values below a heading that means the opposite as they are in the file', async () => {
    const { reading } = await read(heldFile('code,Inactive\nA,Yes\nB,N\n'));
    expect(reading.columns[1]).toMatchObject({ column: 'active', samples: ['Yes', 'N'] });
  });

  test('without one of several identifying columns can have one value for all rows instead', async () => {
    const lacking = (text: string) => openFile(shipTos, heldFile(text)).catch(String);
    expect([await lacking('customer,Street\nC1,8 Elm\n'), await lacking('Street,Town\n8 Elm,Bath\n')]).toEqual([
      'FileRefused: There is no column for code. The headings are "customer", "Street". Choose the column, or enter one value for all rows.',
      'FileRefused: There is no column for customer and code. The headings are "Street", "Town". Choose the column.',
    ]);
  });

  test('with a row of more cells than headings has that row refused', async () => {
    const { rows } = await read(heldFile('code,description\nA,Cups, paper\nB,Plates\n'));
    expect(rows.map(({ line, refusals }) => [line, refusals.map(({ reason }) => reason)])).toEqual([
      [2, ['the row has 3 cells but the file has 2 headings']],
      [3, []],
    ]);
  });
});

describe('other files', () => {
  test('JSON has numbers and yes or no as they are; what an object does not have is absent', async () => {
    const list = [
      { code: 'A', taxable: true, defaultQuantity: 2.5 },
      { code: 'B', brand: null, description: ['no'] },
    ];
    const { rows } = await read(heldFile(JSON.stringify(list)));
    expect(rows.map(({ values, refusals }) => [values, refusals.map(({ reason }) => reason)])).toEqual([
      [{ code: 'A', taxable: 'yes', defaultQuantity: '2.5' }, []],
      [{ code: 'B', brand: null }, ['description is a list or an object']],
    ]);
  });

  test('a workbook is read from its first sheet, its numbers as they are written', async () => {
    const cell = (value: string | number | boolean) => ({ value });
    const sheet = [
      ['code', 'description', 'default quantity', 'taxable'].map(cell),
      [cell('0010'), cell('Häagen "quoted", =1+1'), cell(0.1), cell(true)],
      [cell(11), cell('x'), cell(1234.5), cell(false)],
    ];
    const book = await writeXlsxFile(sheet).toBuffer();
    const { reading, rows } = await read(heldFile(book, 'p.xlsx'));
    expect(reading).toMatchObject({ format: 'xlsx', encoding: null, delimiter: null, decimal: null });
    expect(rows.map(({ line, values }) => ({ line, ...values }))).toEqual([
      { line: 2, code: '0010', description: 'Häagen "quoted", =1+1', defaultQuantity: '0.1', taxable: 'yes' },
      { line: 3, code: '11', description: 'x', defaultQuantity: '1234.5', taxable: 'no' },
    ]);
  });

  test('a workbook that unpacks to more than the limit is refused before it is unpacked', async () => {
    const book = await writeXlsxFile([[{ value: 'code' }]]).toBuffer();
    const directory = book.readUInt32LE(book.length - 6);
    expect(unpackedSize(openZip(book))).toBeLessThan(100_000);
    book.writeUInt32LE(900_000_000, directory + 24);
    await expect(read(heldFile(book))).rejects.toThrow('The workbook is larger than 160 MB when unpacked.');
    expect(() => openZip(deflateRawSync('no directory'))).toThrow('there is no directory');
  });
});

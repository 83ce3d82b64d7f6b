import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawList } from '../../server/modules/documents/pdf/listPdf.ts';
import type { Column, Row } from '../../server/platform/pdf/columns.ts';
import { Sheet } from '../../server/platform/pdf/sheet.ts';
import { drawTable, OpenTable } from '../../server/platform/pdf/table.ts';
import { drawBlocks, drawRemark } from '../../server/platform/pdf/textBlocks.ts';
import { drawTotals, roomForTotals } from '../../server/platform/pdf/totals.ts';
import { type PdfContent, type PdfTag, readPdf } from '../support/files/pdfText.ts';

const madeAt = new Date('2026-03-04T15:00:00Z');
const letterhead = {
  name: 'Harbor Provisions',
  address: '1 Quay Street',
  phone: '2075550100',
  paperSize: 'Letter' as const,
  logo: null,
};

const columns: readonly Column[] = [
  { kind: 'text', heading: 'Code', minimum: 44, maximum: 84 },
  { kind: 'wide', heading: 'Name' },
  { kind: 'number', heading: 'Stock', minimum: 34, unitMinimum: 12 },
];

function pdf(draw: (sheet: Sheet) => void): Promise<Buffer> {
  const sheet = new Sheet({ letterhead, title: 'Stock list', subtitle: 'March', madeAt });
  draw(sheet);
  return sheet.close();
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => [
    { text: `C${index}` },
    { text: `Name of ${index}`, notes: [`Note of ${index}`] },
    { text: `${index}`, unit: 'EA' },
  ]);

async function read(draw: (sheet: Sheet) => void): Promise<PdfContent> {
  return await readPdf(await pdf(draw));
}

/** The parts of every such tag, without those that have nothing on the page. */
function found(tag: string, within: PdfTag | string): PdfTag[] {
  if (typeof within === 'string') return [];
  const [name, ...parts] = within;
  return name === tag ? [within] : parts.flatMap((part) => found(tag, part));
}

const textIn = (tag: PdfTag | string): string =>
  typeof tag === 'string'
    ? tag
    : tag
        .slice(1)
        .map((part) => textIn(part))
        .join(' ')
        .trim();

/** What the pages draw. */
function contentsOf(bytes: Buffer): string {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(/<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)];
  return streams
    .map(({ 0: head, 1: length, index }) =>
      inflateSync(bytes.subarray(index + head.length, index + head.length + Number(length))),
    )
    .map((content) => content.toString('latin1'))
    .join('\n');
}

test.each([
  ['More of it…', 'From $12.50.'],
  ['Now‼', 'Now!'],
])('a document is read letter by letter, whatever was written before it: %s', async (before, text) => {
  const say = (texts: string) => pdf((sheet) => drawBlocks(sheet, [{ label: 'Note', texts: [texts] }]));
  await say(before);
  const { pages } = await readPdf(await say(text));
  expect(pages.join('\n')).toContain(text);
});

test('a document marks its parts: heading, paragraphs, and a table of rows, headings and cells', async () => {
  const content = await read((sheet) => {
    drawBlocks(sheet, [
      { label: 'From', texts: ['Dock', 'Portland'] },
      { label: 'To', texts: ['Kitchen'] },
    ]);
    drawTable(sheet, { columns, rows: rows(2), roomAfter: 0 });
    drawTotals(
      sheet,
      [
        { label: 'Sum', text: '1' },
        { label: 'Total', text: '2' },
      ],
      'Counted by hand.',
    );
  });
  expect({ ...content, pages: [] }).toEqual({
    title: 'Stock list March',
    language: 'en-US',
    isMarked: true,
    size: [612, 792],
    pages: [],
    tags: [
      [
        'Root',
        [
          'Document',
          ['P', 'Harbor Provisions 1 Quay Street (207) 555-0100'],
          ['H1', 'Stock list March'],
          ['H2', 'From'],
          ['P', 'Dock Portland'],
          ['H2', 'To'],
          ['P', 'Kitchen'],
          [
            'Table',
            ['TR', ['TH', 'Code'], ['TH', 'Name'], ['TH', 'Stock']],
            ['TR', ['TD', 'C0'], ['TD', 'Name of 0 Note of 0'], ['TD', '0 EA']],
            ['TR', ['TD', 'C1'], ['TD', 'Name of 1 Note of 1'], ['TD', '1 EA']],
          ],
          ['P', 'Counted by hand.'],
          ['Table', ['TR', ['TH', 'Sum'], ['TD', '1']], ['TR', ['TH', 'Total'], ['TD', '2']]],
        ],
      ],
    ],
  });
});

test('the heading of a table is on every page and is marked once; pages are numbered; no row is repeated', async () => {
  const { pages, tags } = await read((sheet) => drawTable(sheet, { columns, rows: rows(100), roomAfter: 0 }));
  expect(pages).toHaveLength(6);
  pages.forEach((page, index) => {
    expect(page).toContain('Code Name Stock');
    expect(page).toContain(`Page ${index + 1} of 6`);
  });
  expect(
    tags
      .flatMap((page) => found('TH', page))
      .map(textIn)
      .filter(Boolean),
  ).toEqual(['Code', 'Name', 'Stock']);
  const texts = tags
    .flatMap((page) => found('TR', page))
    .map(textIn)
    .filter(Boolean);
  expect(texts.slice(1)).toEqual(
    rows(100).map((_, index) => `C${index} Name of ${index} Note of ${index} ${index} EA`),
  );
  expect(tags.map(textIn).join(' ')).not.toContain('Page');
});

test('no page ends with the caption of a table whose first row is on the next', async () => {
  const tall = (index: number): Row => [
    { text: `C${index}` },
    { text: `Name of ${index}`, notes: Array.from({ length: index % 5 }, (_, note) => `Note ${note} of ${index}`) },
    { text: `${index}`, unit: 'EA' },
  ];
  const { pages } = await read((sheet) => {
    for (let index = 0; index < 60; index += 1) {
      const table = new OpenTable(sheet, { caption: `Caption of ${index}`, columns, widest: rows(1) });
      table.add([tall(index)]);
      table.end(0);
    }
  });
  expect(pages.length).toBeGreaterThan(4);
  for (let index = 0; index < 60; index += 1) {
    const whole = pages.filter((page) => page.includes(`Caption of ${index}\n`) && page.includes(`Name of ${index}`));
    expect(whole, `table ${index}`).toHaveLength(1);
  }
});

test('a remark that continues on the next page stays one paragraph', async () => {
  const text = Array.from({ length: 60 }, (_, index) => `Line ${index}.`).join('\n');
  const { tags } = await read((sheet) => drawRemark(sheet, { label: 'Notes', text }));
  expect(tags).toHaveLength(2);
  const lines = tags.map((page) => found('P', page).at(-1)?.slice(1).filter(Boolean).length ?? 0);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(Math.min(...lines)).toBeGreaterThan(0);
});

test('a line of both directions is read in its own order, each script in full', async () => {
  const names = ['שמן זית Olive 500 כשר', 'Oil زيت זית น้ำปลา 油 Λάδι Масло 🫒 end', 'กุ้ง ที่ ปลาทูน่า', '👩‍🍳 築地 🇯🇵 1️⃣'];
  const { tags } = await read((sheet) =>
    drawTable(sheet, { columns, rows: names.map((text) => [{ text: 'C' }, { text }, { text: '1' }]), roomAfter: 0 }),
  );
  const texts = tags
    .flatMap((page) => found('TR', page))
    .slice(1)
    .map((row) => textIn(row[2] ?? ''));
  const withoutBlanks = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
  expect(texts.map(withoutBlanks)).toEqual(
    names.map((name) => withoutBlanks(name.replace('น้ำ', 'น\u0e4d\u0e49\u0e32'))),
  );
});

test('text that is split in two parts is complete', async () => {
  const bytes = await pdf((sheet) => sheet.type.draw('น้ำปลา', 60, 200, { size: 9, weight: 'regular', color: '#000' }));
  const written = Buffer.from('น้ำปลา', 'utf16le').swap16().toString('latin1');
  expect(contentsOf(bytes)).toContain(`/Span <<\n/ActualText (\xfe\xff${written})`);
});

test('totals keep their space, and are left out without sums', async () => {
  expect([roomForTotals([]), roomForTotals([{ label: 'Total', text: '1' }])]).toEqual([0, 34]);
  const [page = ''] = (await read((sheet) => drawTotals(sheet, [], 'Counted.'))).pages;
  expect(page).not.toContain('Counted.');
});

test('the tags of 1,643 rows are packed: a row takes less than 160 bytes with them', async () => {
  const bytes = await pdf((sheet) => drawTable(sheet, { columns, rows: rows(1643), roomAfter: 0 }));
  expect(bytes.length / 1643).toBeLessThan(160);
});

test('a line that is exactly as wide as its room is not broken', async () => {
  const style = { size: 9, weight: 'regular', color: '#000000' } as const;
  let lines: string[] = [];
  await pdf(({ type }) => {
    lines = type.wrap('Harbor\nWest', style, type.width('Harbor', style));
  });
  expect(lines).toEqual(['Harbor', 'West']);
});

test.each([0, 1, 41])('a list of %i rows shows at the end how many pages it has', async (count) => {
  const counts: { rows: number; pages: number }[] = [];
  const head = { letterhead, title: 'Stock list', subtitle: 'March', facts: [], remark: '', columns };
  const totals = Array.from({ length: 12 }, (_, index) => ({ label: `Total ${index}`, text: `$${index}.00` }));
  const parts = count === 0 ? [] : [{ heading: null, rows: rows(count) }];
  const onPart = async (drawn: { rows: number; pages: number }) => {
    counts.push(drawn);
  };
  const bytes = await drawList({ ...head, totals }, parts, { madeAt, widest: rows(1), onPart });
  expect(counts.at(-1)).toEqual({ rows: count, pages: (await readPdf(bytes)).pages.length });
});

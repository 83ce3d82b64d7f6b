import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getImport, startImport } from '#domain/api/imports.ts';
import { putProducts } from '#domain/api/integrationData.ts';
import type { ImportOptions } from '#server/modules/dataImport/importFile.ts';
import { importFile } from '#server/modules/dataImport/importJob.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

/** Imports products in these categories. */
async function takeProducts(categories: readonly string[], options: Partial<ImportOptions> = {}) {
  const lines = categories.map((category, at) => `N${at + 1}\tThing\t${category}\tEA`);
  const file = ['code\tdescription\tcategory\tunit', ...lines].join('\n');
  const { results, remarks } = await importRows(api.database, 'products', file, options);
  return { rows: results.map(rowText), remarks };
}

async function placed(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' | ', p.product_code, c.code, c.description, m.code, m.description) as text
    from product p join category c on c.code = p.category_code join main_category m on m.code = c.parent
    where p.product_code ~ '^N[0-9]' order by p.product_key`.execute(api.database);
  return rows.map(({ text }) => text);
}

const take = async (file: string) => (await importRows(api.database, 'categories', file)).results.map(rowText);
const creating = { createCategories: true };
const hint = 'Correct it, import the categories first, or choose Create missing categories';

test('a main category gets a category of the same code and name when a product is in it', async () => {
  await take('code,description\nBK,Bakery\nDE,Deli');
  expect(await takeProducts(['BK', 'bakery', 'bk'])).toEqual({
    rows: ['2 new', '3 new', '4 new category bk: category "bk" and BK differ by case alone: read as BK'],
    remarks: [],
  });
  expect(await placed()).toEqual(['N1', 'N2', 'N3'].map((code) => `${code} | BK | Bakery | BK | Bakery`));
  const { rows } = await sql`select code from category where code in ('BK', 'DE')`.execute(api.database);
  expect(rows).toEqual([{ code: 'BK' }]);
});

test('a renamed main category renames the category of the same name', async () => {
  await take('code,description\nBK,Bakery');
  await takeProducts(['BK']);
  expect(await take('code,description\nBK,Bread')).toEqual(['2 changed']);
  expect(await placed()).toEqual(['N1 | BK | Bread | BK | Bread']);
});

test('a category is found by its name, without case and outer blanks, where only one has it', async () => {
  await take('code,description,parent\nFR,Fresh,\nFR1,Fruit,FR\nDR,Dry,\nDR1,Fruit,DR\nDR2, Dry ,DR');
  expect((await takeProducts(['groceries', 'fruit', 'Dry', 'Fresh / Fruit', 'All / Dry > Fruit'])).rows).toEqual([
    '2 new',
    '3 refused category fruit: category "fruit" is the name of DR1 and FR1: Enter the code',
    '4 new',
    '5 new',
    '6 new',
  ]);
  expect(await placed()).toEqual([
    'N1 | 1101 | Groceries | 11 | Food',
    'N3 | DR2 | Dry | DR | Dry',
    'N4 | FR1 | Fruit | FR | Fresh',
    'N5 | DR1 | Fruit | DR | Dry',
  ]);
});

test('a path that does not match the categories of the shop is refused, as is a list of categories', async () => {
  await take('code,description,parent\nFR,Fresh,\nFR1,Fruit,FR');
  const paths = ['Frozen / Fruit', 'Fresh / Nuts', 'Fruit / Fresh', 'Fresh, Fresh > Fruit'];
  expect((await takeProducts(paths)).rows).toEqual([
    ...paths
      .slice(0, 3)
      .map((path, at) => `${at + 2} refused category ${path}: there is no category "${path}": ${hint}`),
    '5 refused category Fresh, Fresh > Fruit: category "Fresh, Fresh > Fruit" has several categories: Leave one of them',
  ]);
});

test('missing categories are created on request, and named; the same file changes nothing afterwards', async () => {
  const texts = [
    ...['Bakery', 'BAKERY', 'All / Saleable / Office', 'All / Saleable / Office / Pens', 'All / Saleable'],
    ...['Groceries / Salt', 'Everything that has no other place; yet'],
  ];
  const first = await takeProducts(texts, creating);
  expect(first).toEqual({
    rows: texts.map((_, at) => `${at + 2} new`),
    remarks: [
      '6 categories are created: Bakery, Saleable / Office, Saleable / Office / Pens, Saleable, Groceries / Salt, and Everything that has no other place; yet.',
    ],
  });
  expect(await placed()).toEqual([
    'N1 | Bakery | Bakery | Bakery | Bakery',
    'N2 | Bakery | Bakery | Bakery | Bakery',
    'N3 | Office | Office | Saleable | Saleable',
    'N4 | Office / Pens | Office / Pens | Saleable | Saleable',
    'N5 | Saleable | Saleable | Saleable | Saleable',
    'N6 | Salt | Salt | Groceries | Groceries',
    'N7 | Everything that has no other p | Everything that has no other place; yet | Everything that has no other p | Everything that has no other place; yet',
  ]);
  expect(await takeProducts(texts, creating)).toMatchObject({
    rows: expect.not.arrayContaining(['2 new']),
    remarks: [],
  });
  expect((await takeProducts(texts)).rows.filter((row) => !row.includes(' same'))).toEqual([]);
});

test('a created category has a code of its own', async () => {
  await take('code,description,parent\nNuts,Mixed,\nMix,Trail,Nuts');
  await takeProducts(['Seeds / Nuts', 'Seeds / Mix', 'Seeds / A;B'], creating);
  expect(await placed()).toEqual([
    'N1 | Nuts-2 | Nuts | Seeds | Seeds',
    'N2 | Mix-2 | Mix | Seeds | Seeds',
    'N3 | A B | A;B | Seeds | Seeds',
  ]);
});

test('a refused row creates no category, and a name that is too long is refused', async () => {
  const lines = ['code,key,description,category,unit', 'N1,9,Thing,Bakery,EA', `N2,,Thing,${'x'.repeat(81)},EA`];
  const { results, remarks } = await importRows(api.database, 'products', lines.join('\n'), creating);
  expect([results.map(({ reason }) => reason), remarks]).toEqual([
    ['key 9 is reserved for invoice corrections', 'category has 81 characters'],
    [],
  ]);
  const { rows } = await sql`select from main_category where code = 'Bakery'`.execute(api.database);
  expect(rows).toEqual([]);
});

test('more than ten created categories are counted', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Aisle ${at + 1}`);
  const { remarks } = await takeProducts(names, creating);
  expect(remarks).toEqual([`12 categories are created: ${names.slice(0, 10).join(', ')}, and 2 more.`]);
});

test('a call finds categories by name, and never creates any', async () => {
  const token = await addTestToken(api);
  const product = { code: 'N1', description: 'Squid ink', defaultUnit: 'CS' };
  const body = [
    { ...product, category: 'groceries' },
    { ...product, code: 'N2', category: 'Bakery' },
  ];
  expect((await api.call(putProducts, { token, body })).body.map(rowText)).toEqual([
    '1 new',
    '2 refused category Bakery: there is no category "Bakery": Import the categories first, or correct the code',
  ]);
});

test('the page asks for missing categories to be created, and its reading says which', async () => {
  const admin = { token: tokenOf('admin') };
  const body = Buffer.from('code,description,category,unit\nN1,Rye bread,Bakery,EA\n') as never;
  const found = [];
  for (const [id, query] of [
    [1, {}],
    [2, { createCategories: true }],
  ] as const) {
    await api.call(startImport, { ...admin, query: { kind: 'products', ...query }, body });
    await importFile(api.services).run({ run: id });
    const { body: run } = await api.call(getImport, { ...admin, params: { id }, query: {} });
    found.push([run.counts.new, run.counts.refused, run.reading?.remarks]);
  }
  expect(found).toEqual([
    [0, 1, []],
    [1, 0, ['1 category is created: Bakery.']],
  ]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { exported, importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const importFile = async (kind: string, lines: readonly string[]) =>
  (await importRows(api.database, kind, lines.join('\n'))).results.map(rowText);
const take = (...lines: string[]) => importFile('categories', ['code,name,parent', ...lines]);
const remove = (...codes: string[]) => importFile('categories', ['code,remove', ...codes.map((code) => `${code},yes`)]);
const put = (code: string, category: string) =>
  importFile('products', ['code,description,category,unit', `${code},Thing,${category},EA`]);

async function tree(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' < ', code, description, null) as text from main_category
    union all select concat_ws(' < ', code, description, parent) from category order by text`.execute(api.database);
  return rows.map(({ text }) => text);
}
const FIXTURE = ['11 < Food', '1101 < Groceries < 11', '12 < Supplies', '1204 < Spirits < 12'];

test('a sub-category becomes a main category, and keeps its products in a category of the same name', async () => {
  await take('EM,Empty,11');
  expect(await take('1101,Groceries,', 'EM,Empty,')).toEqual(['2 changed', '3 changed']);
  expect(await tree()).toEqual([
    ...[
      '11 < Food',
      '1101 < Groceries',
      '1101 < Groceries < 1101',
      '12 < Supplies',
      '1204 < Spirits < 12',
      'EM < Empty',
    ],
  ]);
  expect(await take('1101,Groceries,', 'EM,Empty,')).toEqual(['2 same', '3 same']);
});

test('a main category becomes a sub-category, and its products stay in it', async () => {
  await take('BK,Bakery,');
  await put('N1', 'BK');
  expect(await take('BK,Bread,11')).toEqual(['2 changed']);
  expect(await tree()).toEqual([...FIXTURE, 'BK < Bread < 11']);
  expect(await put('N1', 'BK')).toEqual(['2 same']);
});

test('a level changes only where no category would be lost or too deep', async () => {
  expect(await take('11,Food,12')).toEqual([
    '2 refused parent 12: category 11 has sub-categories: 1101: Give them another parent first',
  ]);
  expect(await take('12,Supplies,11', '1204,Spirits,11', '11,Food,')).toEqual(['2 changed', '3 changed', '4 same']);
  expect(await tree()).toEqual(['11 < Food', '1101 < Groceries < 11', '12 < Supplies < 11', '1204 < Spirits < 11']);
  expect(await take('N,New,12', '12,Supplies,')).toEqual(['2 new', '3 changed']);
  expect(await take('D,Deep,N')).toEqual([
    '2 refused parent N: category D would be under N, which is not a main category: Only two levels are allowed. Use a main category',
  ]);
});

test('rows that need a refused one are refused, too', async () => {
  expect(await take('11,Food,12', 'M,,', 'S,Sub,M', 'N,New,S')).toEqual([
    '2 refused parent 12: category 11 has sub-categories: 1101: Give them another parent first',
    '3 refused description : description is missing: Enter a value',
    '4 refused parent M: there is no main category "M": Import the main categories first, or correct the code',
    '5 refused parent S: category N would be under S, which is not a main category: Only two levels are allowed. Use a main category',
  ]);
  expect(await tree()).toEqual(FIXTURE);
});

test('an empty category is removed, and one that is no longer there is unchanged', async () => {
  await take('M,Main,', 'S,Sub,M', 'E,Excluded,M');
  await importFile('customers', ['code,excludedCategories', 'C1001,E']);
  expect(await remove('S', 'M', 'E', 'NONE')).toEqual(['2 changed', '3 changed', '4 changed', '5 same']);
  expect(await tree()).toEqual(FIXTURE);
  expect(await remove('S', 'M')).toEqual(['2 same', '3 same']);
});

test('a category with products or sub-categories is not removed', async () => {
  await take('M,Main,', 'B,Bakery,');
  await put('N1', 'B');
  expect(await remove('1101', '11', 'B')).toEqual([
    '2 refused remove yes: category 1101 has 12 products: Move them to another category first',
    '3 refused remove yes: category 11 has sub-categories: 1101: Give them another parent first',
    '4 refused remove yes: category B has 1 product: Move them to another category first',
  ]);
  expect(await importFile('categories', ['code,name,parent,remove', 'M,Main,,yes', 'S,Sub,M,no'])).toEqual([
    '2 refused remove yes: category M has sub-categories: S: Give them another parent first',
    '3 refused parent M: there is no main category "M": Import the main categories first, or correct the code',
  ]);
});

test('an export has each category once, and none to be removed', async () => {
  await take('B,Bakery,');
  await put('N1', 'B');
  const target = importTarget('categories');
  expect(target && (await exported(api.database, target)).split('\r\n')).toEqual([
    '\ufeffcode,description,parent,remove,descriptionEs',
    ...['11,Food,,no,', '12,Supplies,,no,', 'B,Bakery,,no,', '1101,Groceries,11,no,', '1204,Spirits,12,no,', ''],
  ]);
});

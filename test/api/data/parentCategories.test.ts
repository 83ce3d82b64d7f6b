import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const take = async (...lines: string[]) =>
  (await importRows(api.database, 'categories', ['code,name,parent', ...lines].join('\n'))).results.map(rowText);

async function parents(...codes: string[]): Promise<Record<string, string>> {
  const { rows } = await sql<{ code: string; parent: string }>`
    select code, parent from category where code = any(${codes}::text[])`.execute(api.database);
  return Object.fromEntries(rows.map(({ code, parent }) => [code, parent]));
}

test('a parent is named by its code, its name in any case, or its path', async () => {
  const lines = ['A,Bread,11', 'B,Cheese,food', 'C,Wine,All / Supplies', 'D,Beer,Supplies'];
  expect(await take(...lines)).toEqual(['2 new', '3 new', '4 new', '5 new']);
  expect(await parents('A', 'B', 'C', 'D')).toEqual({ A: '11', B: '11', C: '12', D: '12' });
  expect(await take(...lines)).toEqual(['2 same', '3 same', '4 same', '5 same']);
});

test('a parent is named by what the file itself calls it, wherever its row is', async () => {
  expect(await take('A,Bread,Bakery', 'BK,Bakery,', '12,Pantry,', 'B,Salt,Pantry', 'C,Oil,Supplies')).toEqual([
    ...['2 new', '3 new', '4 changed', '5 new'],
    '6 refused parent Supplies: there is no main category "Supplies": Import the main categories first, or correct the code',
  ]);
  expect(await parents('A', 'B')).toEqual({ A: 'BK', B: '12' });
});

test('a code takes precedence over a name, and a name of several main categories is refused with their codes', async () => {
  expect(await take('F2,Food,', 'X,11,', 'A,Bread,Food', 'B,Salt,11')).toEqual([
    ...['2 new', '3 new'],
    '4 refused parent Food: parent "Food" is the name of 11 and F2: Enter the code',
    '5 new',
  ]);
  expect(await parents('B')).toEqual({ B: '11' });
});

test('a sub-category is no parent, by its name and by its path', async () => {
  const tooDeep = 'which is not a main category: Only two levels are allowed. Use a main category';
  expect(await take('A,Bread,Groceries', 'B,Salt,Food / Groceries', 'C,Oil,"Food, Food > Groceries"')).toEqual([
    `2 refused parent 1101: category A would be under 1101, ${tooDeep}`,
    `3 refused parent 1101: category B would be under 1101, ${tooDeep}`,
    '4 refused parent Food, Food > Groceries: parent "Food, Food > Groceries" has several categories: Leave one of them',
  ]);
});

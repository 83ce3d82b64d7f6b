import { expect, test } from 'vitest';
import { findLines } from '#domain/cart/findLines.ts';
import { prepareCatalogue } from '#domain/catalog/catalogue.ts';
import { tableOf } from '#domain/product/productTable.ts';
import { makeFinder } from '#domain/search/finder.ts';
import { tomatoes, twoCases } from '../machines/samples.ts';

const eggs = {
  ...tomatoes,
  productKey: 12,
  productCode: 'EGG',
  formattedProductCode: 'EGG',
  description: 'Eggs, large',
};
const products = tableOf([tomatoes, eggs]);
const plain = prepareCatalogue({ products, mainCategories: [], categories: [], guides: [] });
const lines = [
  { ...twoCases, id: 1 },
  { ...twoCases, id: 2, productKey: 12, productText1: 'for the Raw Bar' },
  { ...twoCases, id: 3, productKey: 99 },
];

test.each([
  ['nothing typed', ' ', [1, 2, 3]],
  ['a plural', 'tomato', [1]],
  ['a misspelled word', 'tomatos', [1]],
  ['a code', 'egg', [2]],
  ['words of a note', 'raw bar', [2]],
  ['what there is not', 'salmon', []],
])('%s finds the lines that the search of products would find', async (_, query, ids) => {
  const finder = await makeFinder(products, [], async () => undefined);
  expect(findLines(lines, query, { ...plain, finder }).map(({ id }) => id)).toEqual(ids);
});

test('words are looked for as they are while the search is not ready', () => {
  expect(findLines(lines, 'eggs large', plain).map(({ id }) => id)).toEqual([2]);
});

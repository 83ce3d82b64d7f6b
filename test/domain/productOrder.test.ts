import { expect, test } from 'vitest';
import { compareCodes, compareDescriptions, compareText } from '#domain/product/productOrder.ts';

test('texts are sorted without regard to case and accents, and numbers by their value', () => {
  const texts = ['Pan 10"', 'éclair', 'Pan 9"', 'Eclairs', 'apple', 'Zest', 'Apfel'];
  expect(texts.sort(compareText)).toEqual(['Apfel', 'apple', 'éclair', 'Eclairs', 'Pan 9"', 'Pan 10"', 'Zest']);
});

const product = (productKey: number, description: string, k0?: string) => ({
  productKey,
  description,
  additional: { k0: k0 ?? null, k1: null },
});
const keys = (products: readonly { productKey: number }[]) => products.map(({ productKey }) => productKey);

test('of equal descriptions the smaller key is first', () => {
  const products = [product(3, 'eggs'), product(2, 'EGGS'), product(9, 'Duck eggs'), product(1, 'Éggs')];
  expect(keys(products.sort(compareDescriptions))).toEqual([9, 1, 2, 3]);
});

test('a product without a code is last, and of equal codes the description decides', () => {
  const products = [product(1, 'Eggs'), product(2, 'Zest', 'A10'), product(3, 'Milk', 'a10'), product(4, 'Oil', 'A9')];
  expect(keys(products.sort(compareCodes))).toEqual([4, 3, 2, 1]);
  expect(keys([product(5, 'Eggs'), product(6, 'Ale')].sort(compareCodes))).toEqual([6, 5]);
});

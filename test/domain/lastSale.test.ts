import { expect, test } from 'vitest';
import { type LastSale, lastSaleParts } from '#domain/order/lastSale.ts';

const baguettes: LastSale = {
  invoiceDate: '2026-10-20',
  quantity: 4,
  unitOfMeasure_SellBy: 'EA',
  price: 40.2,
  unitOfMeasure_Prc: 'CS',
  usualQuantity: null,
};
const { price: _, ...unpriced } = baguettes;
const { unitOfMeasure_Prc: __, ...unitless } = baguettes;

test.each([
  ['with the unit of its price, which is not the one it was sold in', baguettes, '10/20/2026 4 EA at $40.20 / CS'],
  [
    'with all decimals of its price',
    { ...baguettes, quantity: 0.5, price: 2.0825, unitOfMeasure_Prc: 'LB' },
    '10/20/2026 0.5 EA at $2.0825 / LB',
  ],
  ['without a price when it is missing', unpriced, '10/20/2026 4 EA'],
  ['without a price when its unit is not known', unitless, '10/20/2026 4 EA'],
  [
    'with its weight, if it was weighed',
    { ...baguettes, unitOfMeasure_SellBy: 'CS', unitOfMeasure_Prc: 'LB', billedQuantity: 30.3, billedUnit: 'LB' },
    '10/20/2026 4 CS (30.3 LB) at $40.20 / LB',
  ],
])('a last sale shows %s', (_name, sale, text) => {
  expect(lastSaleParts(sale, false).join(' ')).toBe(text);
});

test('shows no price while pricing is hidden', () => {
  expect(lastSaleParts(baguettes, true)).toEqual(['10/20/2026 4 EA']);
});

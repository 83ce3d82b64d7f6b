import { describe, expect, test } from 'vitest';
import { similarProducts } from '#domain/catalog/similarProducts.ts';
import type { Product } from '#domain/product/product.ts';
import { unitPrices } from '#domain/product/unitPrices.ts';
import { catalogueOf, loadedCatalogue, tomatoes } from '../machines/samples.ts';

const sold = (unitOfMeasure: string, stockConversion: number) => ({
  unitOfMeasure,
  stockConversion,
  isPricing: false,
  sellByMultiple: 0,
});
const pricedBy = (unitOfMeasure: string, stockConversion: number) => ({
  unitOfMeasure,
  stockConversion,
  priceDecimals: 4,
});
const product = (units: Partial<Product>): Product => ({ ...tomatoes, pricingUM: 'CS', ...units });
const shown = (one: Product, prices: Record<string, number>) =>
  unitPrices(one, prices).map(({ pack, price, isEstimate }) => [pack, price?.toString() ?? null, isEstimate]);

describe('the prices of a product', () => {
  test('are its own by each unit it is priced by, and by other units the share of its pricing unit', () => {
    expect(shown(tomatoes, { EA: 2.0825, CS: 48 })).toEqual([
      ['EA', '2.0825', false],
      ['CS of 24', '48', false],
    ]);
    const byCaseAlone = product({ priceBys: [pricedBy('CS', 24)] });
    expect(shown(byCaseAlone, { CS: 48 })).toEqual([
      ['EA', '2', false],
      ['CS of 24', '48', false],
    ]);
  });

  test('are not known before they have come', () => {
    expect(shown(tomatoes, {})).toEqual([
      ['EA', null, false],
      ['CS of 24', null, false],
    ]);
  });

  test('by the pound are those of a product that is priced by it; its cases are estimates', () => {
    const cheese = product({ pricingUM: 'LB', sellBys: [sold('EA', 18.4)], priceBys: [pricedBy('LB', 1)] });
    expect(shown(cheese, { LB: 12.9 })).toEqual([
      ['EA · 18.4 LB avg', '237.36', true],
      ['LB', '12.9', false],
    ]);
  });

  test('by the pound follow from a weight in the name where the name shows what has that weight', () => {
    const butter = { sellBys: [sold('TB', 1), sold('CS', 4)], priceBys: [pricedBy('CS', 4)] };
    const byPound = (units: Partial<Product>) => shown(product(units), { CS: 112 }).find(([pack]) => pack === 'LB');
    expect(byPound({ ...butter, description: 'Butter, Clarified, 4/5 LB' })).toEqual(['LB', '5.6', false]);
    expect(byPound({ ...butter, description: 'Coffee, Dark Roast, 5 LB' })).toBeUndefined();
    expect(byPound({ ...butter, description: 'Butter, Clarified, 6/5 LB' })).toBeUndefined();
    const onlyCases = { sellBys: [sold('CS', 1)], priceBys: [pricedBy('CS', 1)] };
    expect(byPound({ ...onlyCases, description: 'Presoak, Silver, 8 LB' })).toEqual(['LB', '14', false]);
  });

  test('by the pound appear once where it is sold by the pound', () => {
    const grapes = product({ pricingUM: 'LB', sellBys: [sold('LB', 1)], priceBys: [pricedBy('LB', 1)] });
    expect(shown(grapes, { LB: 3 })).toEqual([['LB', '3', false]]);
  });
});

describe('similar products', () => {
  test('are those of the same category that are sold, the most similar first, never the product itself', () => {
    const others: Product[] = [
      { ...tomatoes, productKey: 21, description: 'Leeks, baby' },
      { ...tomatoes, productKey: 22, description: 'Tomatoes, roma' },
      { ...tomatoes, productKey: 23, description: 'Tomatoes, dried', productCategoryCode: 'DRY' },
      { ...tomatoes, productKey: 24, description: 'Tomatoes, gone', sellBys: [] },
    ];
    const catalogue = catalogueOf({ ...loadedCatalogue, products: [tomatoes, ...others] });
    expect(similarProducts(catalogue, tomatoes).map(({ productKey }) => productKey)).toEqual([22, 21]);
  });
});

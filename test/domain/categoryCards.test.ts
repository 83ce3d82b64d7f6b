import { expect, test } from 'vitest';
import { prepareCatalogue } from '#domain/catalog/catalogue.ts';
import { categoryCards } from '#domain/catalog/categoryCards.ts';
import { tableOf } from '#domain/product/productTable.ts';
import { tomatoes } from '../machines/samples.ts';

const category = (code: string, description: string, parent: string, isExcluded = false) => ({
  code,
  description,
  parent,
  isExcluded,
});

test('a card shows its categories by description, counts their products and shows one of the pictures', () => {
  const catalogue = prepareCatalogue({
    products: tableOf([
      tomatoes,
      { ...tomatoes, productKey: 12, cardImage: 'leek.png' },
      { ...tomatoes, productKey: 13, productCategoryCode: 'FRU', listImage: 'lemon.png' },
    ]),
    mainCategories: [
      { code: 'PRO', description: 'Produce' },
      { code: 'ICE', description: 'Ice' },
    ],
    categories: [
      category('VEG', 'Vegetables', 'PRO'),
      category('FRU', 'fruit', 'PRO', true),
      category('NUT', 'Nuts', 'PRO'),
    ],
    guides: [],
  });
  expect(categoryCards(catalogue)).toEqual([
    {
      main: { code: 'PRO', description: 'Produce' },
      categories: [
        { ...category('FRU', 'fruit', 'PRO', true), productCount: 1 },
        { ...category('NUT', 'Nuts', 'PRO'), productCount: 0 },
        { ...category('VEG', 'Vegetables', 'PRO'), productCount: 2 },
      ],
      productCount: 3,
      image: 'leek.png',
    },
    { main: { code: 'ICE', description: 'Ice' }, categories: [], productCount: 0, image: null },
  ]);
});

import { describe, expect, test } from 'vitest';
import { categories } from '#domain/dataImport/kinds/categories.ts';
import { prices } from '#domain/dataImport/kinds/prices.ts';
import { products } from '#domain/dataImport/kinds/products.ts';
import { units } from '#domain/dataImport/kinds/units.ts';
import { matchColumns } from '#domain/dataImport/matchColumns.ts';

const matched = (headings: string, chosen = {}, kind = prices) => matchColumns(kind, headings.split(','), chosen);

describe('the columns of a file', () => {
  test.each([
    ['QuickBooks', 'Item,U/M,Conversion Ratio', units, ['product', 'unit', 'holds']],
    ['Business Central', 'Item No.,Code,Quantity per Unit of Measure', units, [null, null, 'holds']],
    ['SAP Business One', 'ItemCode,UoM Code,SalesItemsPerUnit', units, ['product', 'unit', 'holds']],
    ['SAP Business One', 'ItemCode,UoM Code,Items per Sales UoM', units, ['product', 'unit', 'holds']],
    ['Odoo', 'Product,UoM,Contained Quantity', units, ['product', 'unit', 'holds']],
    ['Shopify', 'Handle,Title', categories, ['code', 'description']],
    ['Acumatica', 'Category ID,Description,Parent Category ID', categories, ['code', 'description', 'parent']],
  ])('of %s with the headings %s are found', (_, headings, kind, columns) => {
    expect(matched(headings, {}, kind).columns).toEqual(columns);
  });

  test('are not guessed where two headings can be the code', () => {
    expect(matched('Item,SKU,U/M,Price')).toEqual({
      columns: [null, null, 'unit', 'price'],
      reasons: [null, null, 'synonym', 'name'],
      missing: [],
      unclear: [{ column: 'product', headings: ['Item', 'SKU'] }],
    });
    expect(matched('SKU,Item,U/M,Price').unclear).toEqual([{ column: 'product', headings: ['SKU', 'Item'] }]);
  });

  test('are not guessed where one heading is the name of the code and another a synonym of it', () => {
    expect(matched('Product,SKU,Unit,Price')).toMatchObject({
      columns: [null, null, 'unit', 'price'],
      unclear: [{ column: 'product', headings: ['Product', 'SKU'] }],
    });
    expect(matched('Code,Item No.,Description,Category,UM', {}, products).unclear).toEqual([
      { column: 'code', headings: ['Code', 'Item No.'] },
    ]);
  });

  test('are not guessed where two headings can be the price, and a heading called price decides', () => {
    expect(matched('SKU,UM,List Price,Net Price').unclear).toEqual([
      { column: 'price', headings: ['List Price', 'Net Price'] },
    ]);
    expect(matched('SKU,UM,List Price,Price')).toEqual({
      columns: ['product', 'unit', null, 'price'],
      reasons: ['synonym', 'synonym', null, 'name'],
      missing: [],
      unclear: [],
    });
  });

  test('are not guessed where a heading appears twice', () => {
    expect(matched('SKU,UM,Price,Price').unclear).toEqual([{ column: 'price', headings: ['Price', 'Price'] }]);
  });

  test('are the chosen ones, and the first of a heading that appears twice', () => {
    expect(matched('Item,SKU,UM,Price', { SKU: 'product' })).toEqual({
      columns: [null, 'product', 'unit', 'price'],
      reasons: [null, 'chosen', 'synonym', 'name'],
      missing: [],
      unclear: [],
    });
    expect(matched('Item,SKU,UM,Price', { Item: null }).columns).toEqual([null, 'product', 'unit', 'price']);
    expect(matched('SKU,UM,Price,Price', { Price: 'price' }).columns).toEqual(['product', 'unit', 'price', null]);
  });
});

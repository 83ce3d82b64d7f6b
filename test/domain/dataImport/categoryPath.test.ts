import { expect, test } from 'vitest';
import { categoryPath } from '#domain/dataImport/categoryPath.ts';

test.each([
  ['Fresh Fruit', ['Fresh Fruit']],
  ['Fruit/Vegetables', ['Fruit/Vegetables']],
  ['All / Saleable / Office', ['Saleable', 'Office']],
  ['All / Saleable', ['Saleable']],
  ['All', ['All']],
  ['Toys & Games > Juggling', ['Toys & Games', 'Juggling']],
  ['Food : Fruit:Citrus', ['Food', 'Fruit', 'Citrus']],
  ['Default Category/Gear/Bags', ['Gear', 'Bags']],
  ['Heating, Ventilation > Fans', ['Heating, Ventilation', 'Fans']],
  [' > Fans > ', ['Fans']],
  ['>', ['>']],
  // Several categories in one cell.
  ['Default Category/Gear,Default Category/Gear/Bags', null],
  ['Clothing, Clothing > Hoodies', null],
])('%s', (text, path) => {
  expect(categoryPath(text)).toEqual(path);
});

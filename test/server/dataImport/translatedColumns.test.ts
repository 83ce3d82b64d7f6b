import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categories } from '#domain/dataImport/kinds/categories.ts';
import { products } from '#domain/dataImport/kinds/products.ts';
import { matchColumns } from '#domain/dataImport/matchColumns.ts';
import { PROGRAM_NOTATION } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';
import { headingLine } from '#domain/dataImport/template.ts';
import { exportLine } from '#server/modules/dataImport/exportKind.ts';

const columnsOf = {
  products: [products, ['descriptionEs', 'textEs']],
  categories: [categories, ['descriptionEs']],
} as const;

test.each(Object.values(columnsOf))('a text in Spanish is read again as it was exported: %#', (kind, names) => {
  const texts = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.string({ unit: 'grapheme', maxLength: 60 })])),
  );
  fc.assert(
    fc.property(texts, (cells) => {
      const read = (given: Record<string, string>) => {
        const { values } = readRow(kind, 2, { code: '1', ...given }, () => PROGRAM_NOTATION);
        return names.map((name) => values[name] ?? null);
      };
      const first = read(cells);
      const stored = Object.fromEntries(names.map((name, place) => [name, first[place] ?? null]));
      const file = headingLine(kind) + exportLine(kind, { code: '1', ...stored });
      const [row] = parse(file, { columns: true }) as Record<string, string>[];
      expect(read(row ?? {})).toEqual(first);
    }),
  );
});

test.each([
  ['descriptionEs', 'Description ES'],
  ['descriptionEs', 'Description (Spanish)'],
  ['descriptionEs', 'Spanish name'],
  ['textEs', 'Long description Spanish'],
  ['description', 'Description'],
])('the column %s is found as %s', (name, heading) => {
  expect(matchColumns(products, ['code', heading], {}).columns).toEqual(['code', name]);
});

import { describe, expect, test } from 'vitest';
import { customers } from '#domain/dataImport/kinds/customers.ts';
import { products } from '#domain/dataImport/kinds/products.ts';
import { stock } from '#domain/dataImport/kinds/stock.ts';
import { units } from '#domain/dataImport/kinds/units.ts';
import { POINT_NOTATION } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';

/** What a pack of the unit CS is read as, or why not. */
function holds(pack: unknown, decimal: 'point' | 'comma' | null = 'point'): string {
  const notation = { decimal, dates: null };
  const { values, refusals } = readRow(units, 2, { product: 'P', unit: 'CS', holds: pack }, () => notation);
  return refusals[0]?.reason ?? String(values.holds);
}

const unreadable = (pack: string) => `holds "${pack}" is not a number of stock units`;

describe('a unit', () => {
  test.each([
    ['12', '12'],
    ['12 EA', '12 EA'],
    ['12ct', '12 ct'],
    ['12-pack', '12 pack'],
    ['CS of 12', '12'],
    ['cs/12', '12'],
    ['CS-12', '12'],
    ['CS 12', '12'],
    ['CS (12 EA)', '12 EA'],
    ['1 CS = 12 EA', '12 EA'],
    ['12/CS', '12'],
    ['12 EA/CS', '12 EA'],
    ['12 per CS', '12'],
    ['1,000 EA', '1000 EA'],
    ['38.5 LB', '38.5 LB'],
    ['1/3', '1/3'],
    ['3/12', '0.25'],
    ['2 1/2', '2.5'],
    ['1 2/6', '1 1/3'],
    ['CS = 1/3', '1/3'],
    ['0.45359237', '0.45359237'],
    ['0.00001', 'holds 0.00001 is too low'],
    ['1/30000', 'holds 1/30000 is too low'],
    ['1/50 LB', unreadable('1/50 LB')],
    ['6/5', unreadable('6/5')],
    ['1/0', unreadable('1/0')],
    ['6/5 LB', unreadable('6/5 LB')],
    ['4x6', unreadable('4x6')],
    ['a dozen', unreadable('a dozen')],
    ['BX of 12', 'holds "BX of 12" refers to BX, but the unit is CS'],
    ['0', 'holds 0 is too low'],
    ['-12', unreadable('-12')],
    ['=A1*2', 'holds "=A1*2" is a formula'],
  ])('with %s: %s', (pack, read) => {
    expect(holds(pack)).toBe(read);
  });

  test('reads a number of JSON unchanged, and one with a comma where the file has commas', () => {
    expect([holds(38.5, 'comma'), holds('38,5', 'comma'), holds('1.000', 'comma')]).toEqual(['38.5', '38.5', '1000']);
  });

  test('with blanks around it is read without them, with a note', () => {
    const { values, notes } = readRow(units, 2, { product: 'P', unit: 'EA ', holds: 1 }, () => POINT_NOTATION);
    expect([values.unit, notes]).toEqual([
      'EA',
      [{ column: 'unit', value: 'EA ', reason: 'unit "EA " has extra spaces', hint: 'read as EA' }],
    ]);
  });
});

describe('a product', () => {
  const read = (cells: Record<string, unknown>) => readRow(products, 2, { code: 'P', ...cells }, () => POINT_NOTATION);

  test('whose name has 300 characters shows the maximum, and no more of the name than fits', () => {
    const { refusals } = read({ description: 'x'.repeat(300) });
    expect(refusals).toEqual([
      {
        column: 'description',
        value: `${'x'.repeat(119)}…`,
        reason: 'description has 300 characters',
        hint: 'Shorten it to at most 255',
      },
    ]);
  });

  test('with several mistakes lists each', () => {
    const { refusals } = read({
      key: '1.5',
      taxable: 'maybe',
      defaultQuantity: '1e3',
      sequence: '=1',
      defaultUnit: 'a\nb',
    });
    expect(refusals.map(({ reason }) => reason)).toEqual([
      'key "1.5" is not a whole number',
      'defaultUnit contains a line break or invisible character',
      'defaultQuantity "1e3" is not a valid number',
      'taxable "maybe" is not yes or no',
      'sequence "=1" is a formula',
    ]);
  });

  test('has empty cells where there may be nothing, and stays as it is where there is always something', () => {
    expect(read({ brand: ' ', category: '', taxable: '', text: null }).values).toEqual({ code: 'P', brand: null });
    expect(read({ code: ' ' }).refusals.map(({ reason }) => reason)).toEqual(['code is missing']);
  });

  test('has a number rounded to the stored places, with a note', () => {
    const { values, notes } = read({ defaultQuantity: '$1,234.567' });
    expect([values.defaultQuantity, notes.map(({ reason, hint }) => [reason, hint])]).toEqual([
      '1234.57',
      [['defaultQuantity $1,234.567 has more than 2 decimals', 'read as 1234.57']],
    ]);
  });
});

describe('a number that two conventions read differently', () => {
  test.each([
    ['1,250', 'holds "1,250" could be 1250 or 1.250'],
    ['1.250', 'holds "1.250" could be 1.250 or 1250'],
    ['2,50', '2.5'],
    ['0.125', '0.125'],
    ['1.250,5', '1250.5'],
    ['(5)', 'holds "(5)" is not a number of stock units'],
  ])('%s: %s where the format is not chosen', (typed, read) => {
    expect(holds(typed, null)).toBe(read);
  });

  test.each([
    ['($1,234.50)', '-1234.5'],
    ['-$5', '-5'],
    ['$ (5.00)', '-5'],
    ['1 250', '1250'],
    ['12 5', 'available "12 5" is not a valid number'],
    ['5$3', 'available "5$3" is not a valid number'],
    ['€12.50', 'available "€12.50" is in another currency'],
    ['12 EA', 'available "12 EA" is not a valid number'],
    ['5%', 'available "5%" is a percentage'],
  ])('%s is an amount as it is printed, or refused: %s', (typed, read) => {
    const { values, refusals } = readRow(stock, 2, { product: 'P', available: typed }, () => POINT_NOTATION);
    expect(refusals[0]?.reason ?? values.available).toBe(read);
  });
});

describe('a share', () => {
  const read = (cells: Record<string, unknown>) => readRow(customers, 2, { code: 'C', ...cells }, () => POINT_NOTATION);

  test.each([95, '95', '5.01'])('of %s is refused, with the question whether a percent was intended', (priceFactor) => {
    expect(read({ priceFactor }).refusals).toEqual([
      {
        column: 'priceFactor',
        value: String(priceFactor),
        code: 'aboveMost',
        reason: `priceFactor ${priceFactor} is above 5. Did you mean a percentage?`,
        hint: 'Enter 95 percent as 0.95 or 95%',
      },
    ]);
  });

  test('may be written in percent', () => {
    expect(read({ priceFactor: '95%', taxRate: '8.25 %' }).values).toMatchObject({
      priceFactor: '0.95',
      taxRate: '0.0825',
    });
    expect(read({ taxRate: '8.25' }).refusals[0]?.reason).toBe('taxRate 8.25 is above 1. Did you mean a percentage?');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineItem } from '#domain/cart/cart.ts';
import { usualQuantities } from '#domain/paste/matchPaste.ts';
import { COMPARISONS_LIMIT, nearestProducts } from '#domain/paste/nearest.ts';
import { parsePaste } from '#domain/paste/parsePaste.ts';
import {
  correctRow,
  entriesOf,
  matchText,
  NOTHING_ADDED,
  textWithout,
  uncheckedLines,
  withAdded,
  withAnswer,
} from '#domain/paste/review.ts';
import { isIndexedAtOnce, pasteIndexOf, preparePasteIndex } from '#domain/paste/words/pasteIndex.ts';
import { lineName, pastedLineOf } from '#domain/paste/words/pasteRow.ts';
import { codeKey } from '#domain/product/codeKey.ts';
import { sellBy } from '#domain/product/product.ts';
import { tableOf } from '#domain/product/productTable.ts';
import { isMultipleOf, parseQuantity } from '#domain/quantity.ts';
import { editDistance } from '#domain/search/editDistance.ts';
import { tomatoes } from '../machines/samples.ts';
import { runs } from '../support/runner/propertyRuns.ts';
import { catalogue, summaryOf } from './pasteSamples.ts';

const scrap = fc.constantFrom(
  'TOM-100',
  'tom 100',
  '40123',
  '14473',
  'XX-66600',
  '12',
  '2',
  '13',
  '0',
  '-3',
  '1,5',
  '1.200',
  '٣',
  'cs',
  'ea',
  'EA',
  'pallets',
  'x',
  '\t',
  ';',
  ',',
  '|',
  '"',
  '""',
  ' ',
  '\u00a0',
  '\n',
  '\r\n',
  '> ',
  '- ',
  'Qty',
  'Item',
  'plum',
  'Thanks',
  '\ufeff',
  '\u00ad',
  '1½',
  'two',
  'half',
  '(2)',
  'TOM-100x3',
  '1 1/2',
  'Tomatoes, Plum, 25 LB',
  '#',
  '1e3',
  '12-14',
  '$5',
);
const anyText = fc.oneof(
  fc.array(scrap, { maxLength: 30 }).map((scraps) => scraps.join('')),
  fc.array(scrap, { maxLength: 30 }).map((scraps) => scraps.join(' ')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const rowsOf = (text: string) => matchText(text, catalogue);

describe('any pasted text', () => {
  test('every line that is not blank is one row with its text, or one for each product that it orders, in their order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const expected = text
          .split(/\r\n|[\n\r\u2028\u2029]/)
          .map((line, index) => ({ line: index + 1, text: line.replace(/\p{Cf}/gu, '').trimEnd() }))
          .filter((line) => line.text !== '');
        const rows = rowsOf(text).map(({ row }) => row);
        expect([...new Set(rows.map(({ line }) => pastedLineOf(line)))]).toEqual(expected.map(({ line }) => line));
        expect(new Set(rows.map(({ line }) => lineName(line))).size).toBe(rows.length);
        for (const { line, text: pasted } of expected) {
          const parts = rows.filter((row) => pastedLineOf(row.line) === line);
          if (parts.length === 1) expect(parts[0]).toMatchObject({ line, text: pasted });
          else
            for (const part of parts)
              expect(part).toMatchObject({ code: expect.stringMatching(/./), quantity: expect.stringMatching(/./) });
        }
      }),
      { numRuns: runs(500), examples: [['TOM-100 2 cs, MILK-1G 3\nThanks']] },
    );
  });

  test('a line found is a product, a unit it is sold by and a quantity that the cart takes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { match } of rowsOf(text)) {
          if (match.kind !== 'found' && match.kind !== 'repeated') continue;
          const product = catalogue.index.productByKey.get(match.productKey);
          const unit = product && sellBy(product, match.unit);
          const quantity = parseQuantity(match.quantity);
          expect([unit === undefined, quantity?.gt(0)]).toEqual([false, true]);
          expect(isMultipleOf(quantity ?? 0, unit?.sellByMultiple ?? 0)).toBe(true);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test('a product and unit is ready once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const wishes = entriesOf(rowsOf(text)).map(({ productKey, sellUnit }) => `${productKey} ${sellUnit}`);
        expect(new Set(wishes).size).toBe(wishes.length);
      }),
      { examples: [['TOM-100 2 cs\nTOM-100 3 cs']] },
    );
  });
});

describe('a large catalogue', () => {
  const products = Array.from({ length: 50_000 }, (_, at) => {
    const code = String(10_000 + at);
    return {
      ...tomatoes,
      productKey: at + 1,
      productCode: code,
      formattedProductCode: `PR-${code}`,
      description: `Item ${at}`,
    };
  });
  const index = pasteIndexOf(tableOf(products));

  test('is made ready in steps of a few hundred products, to the same end', async () => {
    const few = tableOf(products.slice(0, 2_600));
    expect([isIndexedAtOnce(few), isIndexedAtOnce(tableOf(products.slice(0, 2_000)))]).toEqual([false, true]);
    let pauses = 0;
    await preparePasteIndex(few, async () => {
      pauses += 1;
    });
    expect([pauses, isIndexedAtOnce(few)]).toEqual([15, true]);
    const stepwise = pasteIndexOf(few);
    const { products: _, productByKey: __, ...atOnce } = pasteIndexOf({ ...few });
    expect(stepwise).toMatchObject(atOnce);
  });

  test('is looked through by few comparisons for each line, not by one for each product', () => {
    let comparisons = 0;
    const counted = (left: string, right: string) => {
      comparisons += 1;
      return editDistance(left, right);
    };
    const wrong = Array.from({ length: 1000 }, (_, at) => `PR-${70_000 + at}`);
    const offered = wrong.map((code) => nearestProducts(index, { code, rest: '' }, counted).length);
    expect(Math.max(...offered)).toBe(5);
    expect(comparisons).toBeLessThanOrEqual(1000 * COMPARISONS_LIMIT);
  });

  test('finds the intended product despite a wrong, a missing and two swapped letters', () => {
    const near = (code: string) =>
      nearestProducts(index, { code, rest: '' }).map((product) => product.formattedProductCode);
    expect(near('PR-4x321')).toContain('PR-42321');
    expect(near('PR-4321')).toContain('PR-43210');
    expect(near('RP-43521')[0]).toBe('PR-43521');
  });

  test('reads 1,000 lines at once', () => {
    const text = Array.from({ length: 1000 }, (_, at) => `${10_000 + at}\t2\tCS`).join('\n');
    expect(parsePaste(text, index)).toHaveLength(1000);
    expect(uncheckedLines(matchText(text, { ...catalogue, index }))).toHaveLength(1000);
  });
});

describe('codes and letters', () => {
  test.each([
    [' tom-100 ', 'TOM100'],
    ['Tom.1 00', 'TOM100'],
    ['ＴＯＭ－100', 'TOM100'],
    ['tom–100', 'TOM100'],
  ])('%j is %s', (text, key) => {
    expect(codeKey(text)).toBe(key);
  });

  test.each([
    ['', '', 0],
    ['TOM', '', 3],
    ['TOM', 'TOM', 0],
    ['TOM', 'TMO', 1],
    ['TOM', 'TIM', 1],
    ['TOM', 'TOMS', 1],
    ['ABCD', 'BADC', 2],
    ['KITTEN', 'SITTING', 3],
  ])('%s and %s are %i apart, both ways', (left, right, apart) => {
    expect([editDistance(left, right), editDistance(right, left)]).toEqual([apart, apart]);
  });
});

describe('correction', () => {
  const tell = (rows: readonly { match: Parameters<typeof summaryOf>[0] }[]) =>
    rows.map(({ match }) => summaryOf(match));
  const correct = (text: string, ...changes: Parameters<typeof correctRow>[2][]) =>
    tell(changes.reduce((rows, change) => correctRow(rows, 1, change, catalogue, NOTHING_ADDED), rowsOf(text)));

  test('takes a product, a unit, a quantity', () => {
    expect(correct('TOM-101 2 cs', { productKey: 1 })).toEqual(['1 CS 2']);
    expect(correct('TOM-101 2 cs', { code: 'tom100' })).toEqual(['1 CS 2']);
    expect(correct('TOM-100 2 pallets', { unit: 'CS' })).toEqual(['1 CS 2']);
    expect(correct('TOM-100 12-14 cs', { quantity: '14' })).toEqual(['1 CS 14']);
    expect(correct('40123 14473', { productKey: 3 }, { quantity: '5' })).toEqual(['3 CS 5 by default']);
  });

  test('another product clears the unit chosen for the one before', () => {
    expect(correct('TOM-100 12 pallets', { unit: 'EA' }, { productKey: 2 })).toEqual(['2 not by pallets, but GA CS']);
  });

  test('believes a quantity that its buyer gave, as far as the product allows', () => {
    expect(correct('TOM-100 5000 cs', { quantity: '5000' })).toEqual(['1 CS 5000']);
    expect(correct('TOM-100 5000 ea', { quantity: '5000' })).toEqual(['1 5000 EA, not by 12: 4992 5004']);
    expect(correct('TOM-100 2 cs', { quantity: '' })).toEqual(['1 CS missing ():']);
    expect(correct('TOM-100 2 cs', { quantity: '10000000' })).toEqual(['1 CS tooLarge (10000000):']);
  });

  test('two lines for one product both count once the buyer confirms them', () => {
    const rows = rowsOf('2 cs TOM-100\n3 cs TOM-100');
    const agreed = correctRow(rows, 2, { isAgreed: true }, catalogue, NOTHING_ADDED);
    expect(entriesOf(agreed)).toEqual([
      { productKey: 1, quantity: '2', sellUnit: 'CS' },
      { productKey: 1, quantity: '3', sellUnit: 'CS' },
    ]);
    const other = correctRow(rows, 2, { unit: 'EA' }, catalogue, NOTHING_ADDED);
    expect(tell(other)).toEqual(['1 CS 2', '1 3 EA, not by 12: 12']);
  });

  test('a line refused by the server is shown by its number, and the others are checked', () => {
    const rows = rowsOf('2 cs TOM-100\n3 ga MILK-1G');
    const refused: LineItem = {
      cartLineItem: { id: -2, productKey: 2, unitOfMeasure: 'GA', orderQuantity: '3' },
      isSuccess: false,
      message: 'On hold.',
      errors: [],
    };
    const answered = withAnswer(rows, { errors: [refused] }, new Set());
    expect(tell(answered)).toEqual(['1 CS 2', 'On hold.']);
    expect(uncheckedLines(answered)).toEqual([]);
  });

  test('the remaining text leaves out what was added', () => {
    const text = 'Hi\n2 cs TOM-100\n\n3 pallets MILK-1G';
    expect(textWithout(text, withAdded(NOTHING_ADDED, rowsOf(text)))).toBe('Hi\n3 pallets MILK-1G');
    expect(textWithout(text, NOTHING_ADDED)).toBe(text);
  });

  test('of a line that orders several products the rest remains when one was added', () => {
    const text = '2 cs TOM-100, 3 ga MILK-1G\nHi';
    const rows = rowsOf(text);
    const [tomatoes, ...left] = rows;
    if (!tomatoes) throw new Error('nothing was read');
    expect(textWithout(text, withAdded(NOTHING_ADDED, [tomatoes]), left)).toBe('3 ga MILK-1G\nHi');
    expect(rows.map(({ row }) => lineName(row.line))).toEqual(['1a', '1b', '2']);
    const ids = uncheckedLines(rows).map(({ id }) => id);
    expect(ids.every((id = 0) => Number.isInteger(id) && id < 0)).toBe(true);
  });

  test('lines are not divided into more than can be matched at once', () => {
    const text = Array.from({ length: 1001 }, () => 'TOM-100 2 cs, MILK-1G 3 ga').join('\n');
    expect(rowsOf(text)).toHaveLength(1001);
  });

  test('what is usual is the most that a guide has', () => {
    const line = {
      id: 1,
      productKey: 1,
      overridePrice: null,
      unitOfMeasure_Prc: null,
      unitOfMeasure: 'CS',
      sequence: 1,
    };
    const guide = { name: 'Bar', isPrimary: false, isReadOnly: false, version: 1 };
    const usual = usualQuantities([
      { ...guide, products: [{ ...line, orderQuantity: 2 }] },
      {
        ...guide,
        products: [
          { ...line, orderQuantity: 5 },
          { ...line, productKey: 2, orderQuantity: 0 },
        ],
      },
    ]);
    expect([usual(1, 'CS'), usual(1, 'EA'), usual(2, 'CS')]).toEqual([5, null, null]);
  });
});

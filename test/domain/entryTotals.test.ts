import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, ZERO } from '#domain/decimal.ts';
import { type EntryLine, isEntered } from '#domain/entry/entryLine.ts';
import { entryTotals } from '#domain/entry/entryTotals.ts';
import { parseQuantity } from '#domain/quantity.ts';
import { entered, lineOf, productByKey } from './entrySamples.ts';

const cents = fc.integer({ min: 0, max: 999_999 }).map((count) => count / 10_000);
const priceList = fc.record({ CS: cents });
const shelfAt = (prices: Readonly<Record<string, number>>) => ({ productByKey, pricesOf: () => prices });

/** By hand: pieces are a 24th of a case, each line is rounded to cents. */
function naive(lines: readonly EntryLine[], price: number) {
  const good = lines.filter((line) => isEntered(line) && parseQuantity(line.draft.quantityText) !== null);
  const rows = good.map(({ draft }) => {
    const quantity = decimal(draft.quantityText.trim());
    const cases = draft.sellUnit === 'CS' ? quantity : quantity.div(24);
    const amount = draft.sellUnit === 'CS' ? quantity.times(price) : quantity.times(price).div(24);
    return { quantity, cases: cases.toDecimalPlaces(2), amount: amount.toDecimalPlaces(2) };
  });
  return {
    lines: lines.filter(isEntered).length,
    faulty: lines.filter(isEntered).length - good.length,
    orderQuantity: rows.reduce((sum, row) => sum.plus(row.quantity), ZERO),
    caseQuantity: rows.reduce((sum, row) => sum.plus(row.cases), ZERO),
    extension: rows.length > 0 ? rows.reduce((sum, row) => sum.plus(row.amount), ZERO) : null,
    isEstimate: false,
  };
}

describe('what is entered amounts to', () => {
  test('the sum of exact decimals, line by line; a line without a valid quantity counts as a line only', () => {
    fc.assert(
      fc.property(entered, priceList, (lines, prices) => {
        const list = [...lines.values()];
        expect(entryTotals(list, shelfAt(prices))).toEqual(naive(list, prices.CS));
      }),
    );
  });

  test('the prices of today, however often it was calculated before and with whatever prices', () => {
    fc.assert(
      fc.property(entered, fc.array(priceList, { minLength: 2 }), (lines, days) => {
        const list = [...lines.values()];
        for (const prices of days) {
          for (const _ of [1, 2]) expect(entryTotals(list, shelfAt(prices))).toEqual(naive(list, prices.CS));
        }
      }),
    );
  });

  test('the units of today: a product that changed or was removed is not counted with its old values', () => {
    const line = lineOf(1, '48', 'EA');
    const prices = { CS: 10 };
    const product = productByKey.get(1);
    if (!product) throw new Error('no product 1');
    const [piece, box] = product.sellBys;
    if (!piece || !box) throw new Error('two units');
    const twelve = { ...box, stockConversion: 12 };
    const changed = new Map([[1, { ...product, sellBys: [piece, twelve], priceBys: [] }]]);
    const shelves = [productByKey, changed, new Map(), productByKey];
    expect(
      shelves.map((shelf) => {
        const { faulty, caseQuantity, extension } = entryTotals([line], {
          productByKey: shelf,
          pricesOf: () => prices,
        });
        return [faulty, caseQuantity.toString(), extension?.toString() ?? null];
      }),
    ).toEqual([
      [0, '2', '20'],
      [0, '4', '40'],
      [1, '0', null],
      [0, '2', '20'],
    ]);
  });

  test('no amount while no price is known or pricing is hidden, and the known part of it while some are', () => {
    const lines = [lineOf(1, '2'), lineOf(2, '3')];
    expect(entryTotals(lines, shelfAt({})).extension).toBeNull();
    const pricesOf = (productKey: number) => (productKey === 1 ? { CS: 48 } : {});
    expect(entryTotals(lines, { productByKey, pricesOf }).extension?.toString()).toBe('96');
    expect(entryTotals([], shelfAt({ CS: 1 }))).toMatchObject({ lines: 0, orderQuantity: ZERO, extension: null });
  });

  test('a line that did not change is read once, however many keys are typed elsewhere', () => {
    let asked = 0;
    const pricesOf = () => ({ CS: 48 });
    const shelf = {
      productByKey: { get: (key: number) => productByKey.get(key) } as typeof productByKey,
      pricesOf: (key: number) => known.get(key) ?? pricesOf(),
    };
    const known = new Map([
      [
        1,
        {
          get CS() {
            asked += 1;
            return 48;
          },
        },
      ],
    ]);
    const line = lineOf(1, '2');
    entryTotals([line], shelf);
    const first = asked;
    for (const text of ['1', '12', '123']) entryTotals([line, lineOf(2, text)], shelf);
    expect([first > 0, asked]).toEqual([true, first]);
  });
});

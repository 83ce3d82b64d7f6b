import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { sumMoney } from '#domain/money.ts';
import { allocate } from '#domain/receivable/allocation.ts';

const share = (code: string, amount: string) => ({ code, amount: decimal(amount) });
const shown = (credits: [string, string][], debits: [string, string][]) =>
  allocate(
    credits.map((one) => share(...one)),
    debits.map((one) => share(...one)),
  ).map(({ credit, debit, amount }) => [credit, debit, amount.toFixed(2)]);

describe('credits are used for debits', () => {
  test('in their order, each until it is used up', () => {
    const credits: [string, string][] = [
      ['1', '30.00'],
      ['2', '80.25'],
    ];
    const debits: [string, string][] = [
      ['11', '100.00'],
      ['12', '10.25'],
    ];
    expect(shown(credits, debits)).toEqual([
      ['1', '11', '30.00'],
      ['2', '11', '70.00'],
      ['2', '12', '10.25'],
    ]);
  });

  test('as far as they go, and no further', () => {
    expect(shown([['1', '5.00']], [['11', '3.00']])).toEqual([['1', '11', '3.00']]);
    expect(shown([['1', '3.00']], [['11', '5.00']])).toEqual([['1', '11', '3.00']]);
    expect(shown([], [['11', '5.00']])).toEqual([]);
  });

  test('past those of which nothing is left', () => {
    const credits: [string, string][] = [
      ['1', '0.00'],
      ['2', '4.00'],
    ];
    const debits: [string, string][] = [
      ['11', '0.00'],
      ['12', '4.00'],
    ];
    expect(shown(credits, debits)).toEqual([['2', '12', '4.00']]);
  });
});

const cents = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { maxLength: 12 });
const shares = (amounts: readonly number[], first: number) =>
  amounts.map((amount, place) => ({ code: `${first + place}`, amount: decimal(amount).dividedBy(100) }));

test('for any entries: all of the smaller side is used, no entry beyond its amount, each pair at most once', () => {
  fc.assert(
    fc.property(cents(10 ** 9), cents(10 ** 9), (ofCredits, ofDebits) => {
      const [credits, debits] = [shares(ofCredits, 1), shares(ofDebits, 101)];
      const allocated = allocate(credits, debits);
      const used = (code: string) =>
        sumMoney(allocated.filter((one) => one.credit === code || one.debit === code).map(({ amount }) => amount));
      for (const { code, amount } of [...credits, ...debits]) expect(used(code).lessThanOrEqualTo(amount)).toBe(true);
      const total = sumMoney(allocated.map(({ amount }) => amount));
      const sums = [credits, debits].map((side) => sumMoney(side.map(({ amount }) => amount)));
      expect(sums.some((sum) => sum.equals(total))).toBe(true);
      expect(allocated.every(({ amount }) => amount.greaterThan(0))).toBe(true);
      expect(new Set(allocated.map(({ credit, debit }) => `${credit} ${debit}`)).size).toBe(allocated.length);
    }),
  );
});

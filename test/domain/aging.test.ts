import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { decimal } from '#domain/decimal.ts';
import { sumMoney } from '#domain/money.ts';
import { aging } from '#domain/receivable/aging.ts';
import { isCreditType, RECORD_TYPES, recordTypeWords } from '#domain/receivable/recordType.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';

const TODAY = '2026-03-10';

/** The bucket of a dollar that is due on a date. */
function bucketOf(dueOn: string): string {
  const { current, buckets } = aging([{ dueOn, balance: decimal(1) }], TODAY);
  const [found] = [{ name: 'current', value: current }, ...buckets].filter(({ value }) => value.eq(1));
  return found?.name ?? 'none';
}

describe('the owed amount', () => {
  test.each([
    ['2026-04-09', 'current'],
    ['2026-03-10', 'current'],
    ['2026-03-09', '1-30 Days'],
    ['2026-02-08', '1-30 Days'],
    ['2026-02-07', '31-60 Days'],
    ['2026-01-09', '31-60 Days'],
    ['2026-01-08', '61-90 Days'],
    ['2025-12-10', '61-90 Days'],
    ['2025-12-09', 'Over 90 Days'],
    ['1999-12-31', 'Over 90 Days'],
  ])('and due on %s is %s', (dueOn, name) => expect(bucketOf(dueOn)).toBe(name));

  test('has all four buckets, the youngest first, also when nothing is owed', () => {
    const { current, buckets } = aging([], TODAY);
    expect(current.toNumber()).toBe(0);
    expect(buckets.map(({ name, value }) => [name, value.toNumber()])).toEqual([
      ['1-30 Days', 0],
      ['31-60 Days', 0],
      ['61-90 Days', 0],
      ['Over 90 Days', 0],
    ]);
  });

  test('is in one bucket to the cent, for any entries', () => {
    const debit = fc.record({ days: fc.integer({ min: -60, max: 400 }), cents: fc.integer({ min: 1, max: 10 ** 11 }) });
    fc.assert(
      fc.property(fc.array(debit), (given) => {
        const debits = given.map(({ days, cents }) => ({
          dueOn: addDays(TODAY, -days),
          balance: decimal(cents).div(100),
        }));
        const { current, buckets } = aging(debits, TODAY);
        const whole = sumMoney(debits.map(({ balance }) => balance));
        expect(sumMoney([current, ...buckets.map(({ value }) => value)]).eq(whole)).toBe(true);
      }),
    );
  });
});

describe('the statement date', () => {
  test.each([
    ['2026-03-10T03:59:59Z', 'America/New_York', '2026-03-09'],
    ['2026-03-10T04:00:00Z', 'America/New_York', '2026-03-10'],
    ['2026-01-10T04:59:59Z', 'America/New_York', '2026-01-09'],
    ['2026-03-10T10:00:00Z', 'Pacific/Auckland', '2026-03-10'],
    ['2026-03-10T11:00:00Z', 'Pacific/Auckland', '2026-03-11'],
  ])("of %s is in %s %s, whatever the reader's clock", (instant, zone, date) => {
    expect(statementDate(new Date(instant), zone)).toBe(date);
  });
});

test('every record type has its words, and lowers or raises the account', () => {
  expect(Object.values(RECORD_TYPES).map((type) => [type, recordTypeWords(type), isCreditType(type)])).toEqual([
    [1, 'Invoice', false],
    [2, 'Future Invoice', false],
    [3, 'NSF Check', false],
    [4, 'Debit Adjustment', false],
    [5, 'Last Charge', false],
    [6, 'Credit Memo', true],
    [7, 'Payment', true],
    [8, 'Credit Adjustment', true],
  ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { decimal } from '#domain/decimal.ts';
import { runningBalances } from '#domain/receivable/runningBalance.ts';

const row = (invoiceDate: string, reference: string, balance: number, isCredit = false) => ({
  ...{ invoiceDate, reference, balance, isCredit },
});
type Row = ReturnType<typeof row>;
const shown = (rows: readonly Row[]) => runningBalances(rows);

describe('the running balance', () => {
  const rows = [
    row('2026-01-05', '100', 50.1),
    row('2026-01-05', '101', 20.2),
    row('2026-01-06', 'CM', 30.3, true),
    row('2026-02-01', '099', 0),
  ];

  test('grows from the oldest row by what is left of each; credits are taken off', () => {
    expect(shown(rows)).toEqual([50.1, 70.3, 40, 40]);
  });

  test('is the same beside each row however they are sorted', () => {
    expect(shown(rows.toReversed())).toEqual([40, 40, 70.3, 50.1]);
    expect(shown([rows[1], rows[3], rows[0], rows[2]] as Row[])).toEqual([70.3, 40, 50.1, 40]);
  });

  test('subtracts a credit whatever its sign is', () => {
    expect(shown([row('2026-01-05', '1', 10), row('2026-01-06', '2', -4, true)])).toEqual([10, 6]);
  });

  test('is nothing where there is nothing', () => expect(runningBalances([])).toEqual([]));
});

/** Whole cents: what a book-keeper would add up by hand. */
const ledger = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: 0, max: 30 }),
    number: fc.integer({ min: 0, max: 999 }),
    cents: fc.integer({ min: 0, max: 10 ** 10 }),
    isCredit: fc.boolean(),
  }),
  { selector: ({ number }) => number, maxLength: 40 },
);

test('of any ledger is the sum of all older entries, exact to the cent, in any order of display', () => {
  fc.assert(
    fc.property(ledger, fc.infiniteStream(fc.nat()), (entries, order) => {
      const rows = entries
        .map(({ day, number, cents, isCredit }) => ({
          cents: isCredit ? -cents : cents,
          ...row(addDays('2026-01-01', day), String(number).padStart(3, '0'), cents / 100, isCredit),
        }))
        .map((entry) => ({ entry, place: order.next().value ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ entry }) => entry);
      const isUpTo = (one: Row, other: Row) =>
        `${other.invoiceDate}${other.reference}` <= `${one.invoiceDate}${one.reference}`;
      const recomputed = rows.map((one) =>
        rows.reduce((sum, other) => (isUpTo(one, other) ? sum + other.cents : sum), 0),
      );
      expect(runningBalances(rows).map((amount) => decimal(amount).times(100).toString())).toEqual(
        recomputed.map((cents) => decimal(cents).toString()),
      );
    }),
  );
});

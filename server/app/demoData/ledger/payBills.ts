import { addDays, daysBetween } from '#domain/calendar.ts';
import { type Decimal, ZERO } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { type DemoEntry, grouped, type LedgerFacts } from './books.ts';
import type { Habit } from './habits.ts';

interface Bill {
  entry: DemoEntry;
  paidOn: string;
}

const RETURNED_AFTER_DAYS = 4;
const PAID_AGAIN_AFTER_DAYS = 11;
const LATE_DAYS = 15;

function percent(amount: Decimal, rate: number): Decimal {
  return amount.times(rate).div(100).toDecimalPlaces(MONEY_PLACES);
}

/** Writes a check for each payment day up to today, for the bills less credit memos. */
export function payBills(
  books: LedgerFacts,
  bills: readonly Bill[],
  memos: readonly DemoEntry[],
  habit: Habit,
  today: string,
): void {
  const days = grouped(bills, ({ paidOn }) => paidOn);
  /** Debits that come of the last check, and are paid with the next one. */
  let pending: DemoEntry[] = [];
  let checks = 0;
  for (const [on, paid] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (on > today) return;
    const debits = [...pending, ...paid.map(({ entry }) => entry)];
    for (const memo of memos) if (memo.issuedOn <= on && books.left(memo).gt(0)) books.use(memo, debits, on);
    const owed = books.owed(debits);
    if (owed.lte(0)) continue;
    checks += 1;
    const short = isEvery(habit.shortPaysEvery, checks) ? percent(owed, 3) : ZERO;
    const check = writeCheck(books, checks, owed.minus(short), debits, on);
    pending = [...settleShortfall(books, short, debits, checks, on), ...chargeIfLate(books, paid, checks, on)];
    if (isEvery(habit.bouncesEvery, checks)) bounce(books, check, today);
  }
}

function isEvery(interval: number, count: number): boolean {
  return interval > 0 && count % interval === 0;
}

function writeCheck(books: LedgerFacts, number: number, amount: Decimal, debits: readonly DemoEntry[], on: string) {
  const check = books.enter('payment', amount, { code: `CK ${4000 + number}`, issuedOn: on });
  books.use(check, debits, on);
  return check;
}

/** The missing amount of a check is deducted from the invoice and claimed by a debit of its own. */
function settleShortfall(
  books: LedgerFacts,
  short: Decimal,
  debits: readonly DemoEntry[],
  number: number,
  on: string,
): DemoEntry[] {
  if (short.lte(0)) return [];
  const remarks = `Check ${4000 + number} was short`;
  const allowed = books.enter('creditAdjustment', short, { code: `CA-${number}`, issuedOn: on, remarks });
  books.use(allowed, debits, on);
  return [books.enter('debitAdjustment', short, { code: `DA-${number}`, issuedOn: on, dueOn: on, remarks })];
}

function chargeIfLate(books: LedgerFacts, paid: readonly Bill[], number: number, on: string): DemoEntry[] {
  const late = paid.filter(({ entry }) => entry.dueOn !== null && daysBetween(entry.dueOn, on) > LATE_DAYS);
  const charge = percent(
    late.reduce((sum, { entry }) => sum.plus(entry.initial), ZERO),
    1.5,
  );
  if (charge.lte(0)) return [];
  const particulars = { code: `LC-${number}`, issuedOn: on, dueOn: on, remarks: 'Late charge' };
  return [books.enter('lastCharge', charge, particulars)];
}

/** The bank returns the check; another one replaces it. */
function bounce(books: LedgerFacts, check: DemoEntry, today: string): void {
  const returnedOn = addDays(check.issuedOn, RETURNED_AFTER_DAYS);
  const paidAgainOn = addDays(check.issuedOn, PAID_AGAIN_AFTER_DAYS);
  if (paidAgainOn > today) return;
  const remarks = `${check.reference} was returned by the bank`;
  const returned = books.enter('nsfCheck', check.initial, { code: `NSF ${check.code}`, issuedOn: returnedOn, remarks });
  const again = books.enter('payment', check.initial, { code: `${check.code}R`, issuedOn: paidAgainOn, remarks });
  books.use(again, [returned], paidAgainOn);
}

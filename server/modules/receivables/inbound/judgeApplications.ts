import { type Decimal, ZERO } from '#domain/decimal.ts';
import type { Application } from '#domain/integration/answers.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { KnownEntry, Ledger } from './ledgerEntries.ts';
import { readAmount } from './readCells.ts';
import { RowRefused } from './rowRefused.ts';

/** What is left of each debit while the rows of a batch are judged one after the other. */
export class DebitsLeft {
  private readonly used = new Map<number, Decimal>();

  left(debit: KnownEntry): Decimal {
    return debit.balance.minus(this.used.get(debit.id) ?? ZERO);
  }

  use(debit: KnownEntry, amount: Decimal): void {
    this.used.set(debit.id, amount.plus(this.used.get(debit.id) ?? ZERO));
  }
}

interface Credit {
  customerKey: number;
  initial: Decimal;
  known: KnownEntry | undefined;
}

/**
 * What a credit pays beyond what it paid before. Each `amount` is all that it pays of that debit, so that a row can be sent
 * again; nothing that was applied is taken back.
 */
export function judgeApplications(
  { customerKey, initial, known }: Credit,
  sent: readonly Application[],
  { ledger, debits }: { ledger: Ledger; debits: DebitsLeft },
): { to: string; amount: Decimal }[] {
  const seen = new Set<string>();
  const further = sent.map(({ to, amount: text }, place) => {
    const at = `applications[${place}]`;
    const debit = ledger.entry(customerKey, to);
    if (!debit || debit.isCredit) {
      const reason = debit ? 'It is no invoice, but a credit.' : 'The customer has no invoice of this code.';
      throw new RowRefused(`${at}.to`, to, reason, 'Send the invoice first.');
    }
    if (seen.has(to)) throw new RowRefused(`${at}.to`, to, 'It stands twice in the row.', 'Send the sum of both.');
    seen.add(to);
    const before = known?.applied.get(to) ?? ZERO;
    const amount = readAmount(`${at}.amount`, text).minus(before);
    if (amount.isNegative() && !amount.isZero()) {
      const reason = `${before.toFixed(MONEY_PLACES)} of it were applied before, and nothing that was applied is taken back.`;
      throw new RowRefused(`${at}.amount`, text, reason, 'Send a debit instead.');
    }
    if (amount.gt(debits.left(debit))) {
      const left = debits.left(debit).toFixed(MONEY_PLACES);
      throw new RowRefused(`${at}.amount`, text, `Of ${to} only ${left} is left to pay.`, 'Apply no more than that.');
    }
    return { to, amount, debit };
  });
  const applied = [...further.map(({ amount }) => amount), ...(known?.applied.values() ?? [])];
  const sum = applied.reduce((total, amount) => total.plus(amount), ZERO);
  if (sum.gt(initial)) {
    const reason = `It pays ${sum.toFixed(MONEY_PLACES)}, but is ${initial.toFixed(MONEY_PLACES)}.`;
    throw new RowRefused('applications', sum.toFixed(MONEY_PLACES), reason);
  }
  for (const { debit, amount } of further) debits.use(debit, amount);
  return further.filter(({ amount }) => !amount.isZero()).map(({ to, amount }) => ({ to, amount }));
}

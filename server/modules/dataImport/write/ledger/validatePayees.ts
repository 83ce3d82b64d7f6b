import { sql } from 'kysely';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { paysText, readPays } from '#domain/dataImport/paysCell.ts';
import { type Decimal, decimal, ZERO } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { isCreditType } from '#domain/receivable/recordType.ts';
import type { Entry, KnownEntry, NewApplication } from '../../../receivables/ledgerRepository.ts';
import type { Ledger } from '../../../receivables/lockLedger.ts';
import { type Candidate, refuse } from '../importTarget.ts';
import { nameOf } from './bookedEntry.ts';

/** The open balance of each debit while the rows of a batch are validated one after the other. */
export class DebitsLeft {
  private readonly used = new Map<number, Decimal>();

  left(debit: KnownEntry): Decimal {
    return debit.balance.minus(this.used.get(debit.id) ?? ZERO);
  }

  use(debit: KnownEntry, amount: Decimal): void {
    this.used.set(debit.id, amount.plus(this.used.get(debit.id) ?? ZERO));
  }
}

/** For a receivable `r`: its payments in cell form, their sum, and the last of them. */
export const paidByCredit = sql`left join lateral (
  select string_agg(replace(paid.ar_code, ';', '\\;') || '=' || trim_scale(paid.sum), '; ' order by paid.ar_code collate "C") as pays,
    sum(paid.sum) as sum, max(paid.id) as last
  from (select d.ar_code, d.id, sum(a.amount) as sum from receivable_application a join receivable d on d.id = a.debit_id
    where a.customer_key = r.customer_key and a.credit_id = r.id group by d.id) paid
) p on r.is_credit`;

/** The documents that a row is paid to. */
export function namesPaid(row: Candidate): { customerCode: string; code: string }[] {
  return readPays(row.given.pays ?? null).map(({ to }) => ({ customerCode: nameOf(row).customerCode, code: to }));
}

/**
 * The new payments of a credit beyond the existing ones; its cell then has all of them. Each amount of the row is the
 * total payment of that document, so that the row can be repeated; no payment is reduced.
 */
export function validatePayees(
  row: Candidate,
  { customerKey, code, recordType, initial }: Entry,
  { ledger, debits }: { ledger: Ledger; debits: DebitsLeft },
): NewApplication[] {
  const sent = readPays(row.given.pays ?? null);
  if (sent.length === 0) return [];
  if (!isCreditType(recordType)) {
    refuse(row, 'pays', ledgerTexts.paysNothing(row.values.type ?? ''));
    return [];
  }
  const all = new Map(ledger.entry(customerKey, code)?.applied);
  const further = sent.flatMap(({ to, amount }) => {
    const debit = ledger.entry(customerKey, to);
    const before = all.get(to) ?? ZERO;
    const more = decimal(amount).minus(before);
    const stated = decimal(amount).toFixed(MONEY_PLACES);
    if (!debit) refuse(row, 'pays', ledgerTexts.paysAbsent(to));
    else if (debit.isCredit) refuse(row, 'pays', ledgerTexts.paysCredit(to));
    else if (more.isNegative() && !more.isZero()) {
      refuse(row, 'pays', ledgerTexts.paysLess(to, stated, before.toFixed(MONEY_PLACES)));
    } else if (more.gt(debits.left(debit))) {
      refuse(row, 'pays', ledgerTexts.paysBeyond(to, stated, debits.left(debit).plus(before).toFixed(MONEY_PLACES)));
    }
    all.set(to, decimal(amount));
    return debit && !more.isZero() ? { debit, amount: more } : [];
  });
  const sum = [...all.values()].reduce((total, amount) => total.plus(amount), ZERO);
  if (sum.gt(initial)) {
    refuse(row, 'pays', ledgerTexts.paysTooMuch(sum.toFixed(MONEY_PLACES), initial.toFixed(MONEY_PLACES)));
  }
  if (row.refusals.length > 0) return [];
  row.values.pays = paysText([...all].map(([to, amount]) => ({ to, amount: amount.toString() })));
  for (const { debit, amount } of further) debits.use(debit, amount);
  return further.map(({ debit, amount }) => ({ customerKey, credit: code, debit: debit.code, amount }));
}

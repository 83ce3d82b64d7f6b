import type { Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import { decimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { allocate, type Share } from '#domain/receivable/allocation.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { PaymentItem } from './accountPaymentRepository.ts';
import { addEntry, applyCredits, lockEntries } from './ledgerRepository.ts';

/** What of the items can still be used: never more than is left of their entries, whatever was booked since. */
async function usable(
  transaction: Transaction<Database>,
  customerKey: number,
  items: readonly PaymentItem[],
): Promise<{ credits: Share[]; debits: Share[] }> {
  const codes = items.map(({ arCode }) => arCode);
  const entries = await lockEntries(transaction, customerKey, codes);
  const left = new Map(entries.map(({ id, balance }) => [id, decimal(balance)]));
  const share = ({ entryId, amount }: PaymentItem): Share => {
    const most = left.get(entryId);
    const wanted = amount.abs();
    return { id: entryId, amount: most?.lessThan(wanted) ? most : wanted };
  };
  return {
    credits: items.filter(({ amount }) => amount.isNegative()).map(share),
    debits: items.filter(({ amount }) => !amount.isNegative()).map(share),
  };
}

/** Applies the credits among the items to the debits among them. */
export async function bookCredits(
  transaction: Transaction<Database>,
  customerKey: number,
  { items, on }: { items: readonly PaymentItem[]; on: string },
): Promise<void> {
  const { credits, debits } = await usable(transaction, customerKey, items);
  await applyCredits(transaction, customerKey, allocate(credits, debits), on);
}

/**
 * Writes a payment into the books and applies it, after the credits among the items, to the debits among them. What can no longer
 * be applied stays on the account as credit: money that was taken is never lost. Answers the entry's id.
 */
export async function bookMoney(
  transaction: Transaction<Database>,
  customerKey: number,
  { key, amount, items, on }: { key: string; amount: Decimal; items: readonly PaymentItem[]; on: string },
): Promise<number> {
  const { credits, debits } = await usable(transaction, customerKey, items);
  const entryId = await addEntry(transaction, {
    customer_key: customerKey,
    ar_code: `PAY-${key}`,
    record_type: RECORD_TYPES.payment,
    reference: key,
    issued_on: on,
    initial: amount.toFixed(MONEY_PLACES),
    ...{ invoice_number: null, order_id: null, due_on: null, po_number: null, remarks: null },
  });
  await applyCredits(transaction, customerKey, allocate([...credits, { id: entryId, amount }], debits), on);
  return entryId;
}

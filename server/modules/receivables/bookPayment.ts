import type { Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import { allocate, type Share } from '#domain/receivable/allocation.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { PaymentItem } from './accountPaymentRepository.ts';
import { applyCredits, insertEntries, lockEntries } from './ledgerRepository.ts';

/** The usable part of the items: never more than the open balances of their entries after other bookings. */
async function usable(
  transaction: Transaction<Database>,
  customerKey: number,
  items: readonly PaymentItem[],
): Promise<{ credits: Share[]; debits: Share[] }> {
  const entries = await lockEntries(
    transaction,
    items.map(({ arCode: code }) => ({ customerKey, code })),
  );
  const left = new Map(entries.map(({ code, balance }) => [code, balance]));
  const share = ({ arCode: code, amount }: PaymentItem): Share => {
    const most = left.get(code);
    const wanted = amount.abs();
    return { code, amount: most?.lessThan(wanted) ? most : wanted };
  };
  return {
    credits: items.filter(({ amount }) => amount.isNegative()).map(share),
    debits: items.filter(({ amount }) => !amount.isNegative()).map(share),
  };
}

async function use(
  transaction: Transaction<Database>,
  customerKey: number,
  { credits, debits, on }: { credits: readonly Share[]; debits: readonly Share[]; on: string },
): Promise<void> {
  const applications = allocate(credits, debits).map((allocated) => ({ customerKey, ...allocated }));
  await applyCredits(transaction, applications, on);
}

/** Applies the credits among the items to the debits among them. */
export async function bookCredits(
  transaction: Transaction<Database>,
  customerKey: number,
  { items, on }: { items: readonly PaymentItem[]; on: string },
): Promise<void> {
  await use(transaction, customerKey, { ...(await usable(transaction, customerKey, items)), on });
}

/**
 * Books a payment and applies it, after the credits among the items, to the debits among them. An amount that can no
 * longer be applied stays on the account as credit, so that no captured money is lost. Returns the entry's id.
 */
export async function bookMoney(
  transaction: Transaction<Database>,
  customerKey: number,
  { key, amount, items, on }: { key: string; amount: Decimal; items: readonly PaymentItem[]; on: string },
): Promise<number> {
  const { credits, debits } = await usable(transaction, customerKey, items);
  const code = `PAY-${key}`;
  const [entryId] = await insertEntries(transaction, [
    {
      ...{ customerKey, code, recordType: RECORD_TYPES.payment, reference: key, issuedOn: on, initial: amount },
      ...{ invoiceNumber: null, orderId: null, dueOn: null, poNumber: null, remarks: null },
    },
  ]);
  if (entryId === undefined) throw new Error(`payment ${key} was not written into the books`);
  await use(transaction, customerKey, { credits: [...credits, { code, amount }], debits, on });
  return entryId;
}

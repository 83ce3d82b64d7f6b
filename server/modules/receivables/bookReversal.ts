import type { Transaction } from 'kysely';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Attempt } from '../payments/attempt.ts';
import type { Reversal } from '../payments/paidItem.ts';
import { findPaymentOfAttempt } from './accountPaymentRepository.ts';
import { insertEntries } from './ledgerRepository.ts';
import { bookingDay } from './settleAccountPayment.ts';

/** Returned money of a payment on an account is owed again: a debit adjustment of that amount. */
export async function bookReversal(
  transaction: Transaction<Database>,
  attempt: Pick<Attempt, 'id' | 'customerKey'>,
  { reference, amount, now }: Reversal,
): Promise<void> {
  const { key, booked_at } = await findPaymentOfAttempt(transaction, attempt);
  if (booked_at === null) return;
  await insertEntries(transaction, [
    {
      customerKey: attempt.customerKey,
      code: `BACK-${reference}`,
      recordType: RECORD_TYPES.debitAdjustment,
      reference: key,
      issuedOn: await bookingDay(transaction, now),
      remarks: accountText('bookReversal.paymentReversed', { key }),
      initial: amount,
      ...{ invoiceNumber: null, orderId: null, dueOn: null, poNumber: null },
    },
  ]);
}

import type { PaidItem } from '../payments/paidItem.ts';
import { findPaymentOfAttempt } from './accountPaymentRepository.ts';
import { bookReversal } from './bookReversal.ts';

/** Returned money of a payment on an account is owed again. */
export const paidOnAccount: PaidItem = {
  isEarned: async (database, attempt) => (await findPaymentOfAttempt(database, attempt)).booked_at !== null,
  onVoided: bookReversal,
  onRefunded: bookReversal,
};

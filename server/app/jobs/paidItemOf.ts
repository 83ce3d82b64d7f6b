import { paidOrder } from '../../modules/orders/paidOrder.ts';
import type { PaidItemOf } from '../../modules/payments/paidItem.ts';
import { paidOnAccount } from '../../modules/receivables/paidOnAccount.ts';

/** Payments are for a cart, or for entries of an account. */
export const paidItemOf: PaidItemOf = ({ cart }) => (cart ? paidOrder : paidOnAccount);

import { paidOrder } from '../../modules/orders/paidOrder.ts';
import type { PaidBy } from '../../modules/payments/paid.ts';
import { paidOnAccount } from '../../modules/receivables/paidOnAccount.ts';

export const paidBy: PaidBy = ({ cart }) => (cart ? paidOrder : paidOnAccount);

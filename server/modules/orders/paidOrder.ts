import type { PaidItem } from '../payments/paidItem.ts';
import { cancelOrder } from './orderRepository.ts';

/** An order whose payment is voided is canceled; one that is refunded stands. */
export const paidOrder: PaidItem = {
  isEarned: async (_, { orderNumber }) => orderNumber !== null,
  onVoided: async (transaction, { orderNumber }) => {
    if (orderNumber !== null) await cancelOrder(transaction, orderNumber);
  },
  onRefunded: async () => undefined,
};

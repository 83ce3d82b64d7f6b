import type { PaidItem } from '../payments/paidItem.ts';
import { cancelOrder } from './orderRepository.ts';

/** An order whose payment is voided is canceled; a refunded order stays. */
export const paidOrder: PaidItem = {
  isEarned: async (_, { orderNumber }) => orderNumber !== null,
  onVoided: async (transaction, { orderNumber }) => {
    if (orderNumber !== null) await cancelOrder(transaction, orderNumber);
  },
  onRefunded: async () => undefined,
};

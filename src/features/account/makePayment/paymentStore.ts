import { Type } from 'typebox';
import type { SentPayment } from '#machines/account/makePayment/sentPayment.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import { createBuyerRecords } from '../../../browser/buyerRecords.ts';

const Kept = Type.Object({
  version: Type.Literal(1),
  key: Type.String({ minLength: 1 }),
  amount: Type.Number(),
});

/**
 * The payments with an unknown outcome, one per user and customer: key and amount, no card data. They survive a reload
 * and the tab.
 */
export interface PaymentStore {
  read(buyer: Buyer): SentPayment | null;
  remember(sent: SentPayment): void;
  forget(buyer: Buyer): void;
}

export function createPaymentStore(storage: Storage): PaymentStore {
  const records = createBuyerRecords(storage, 'accountPayment', Kept);
  return {
    read: (buyer) => {
      const kept = records.read(buyer);
      return kept && { key: kept.key, buyer, amount: kept.amount, order: null };
    },
    remember: ({ buyer, key, amount }) => records.write(buyer, { version: 1, key, amount }),
    forget: records.remove,
  };
}

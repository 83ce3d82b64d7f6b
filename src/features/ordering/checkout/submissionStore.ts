import { Type } from 'typebox';
import type { Submission } from '#machines/ordering/checkout/submission.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import { createBuyerRecords } from '../../../browser/buyerRecords.ts';

const Kept = Type.Object({
  version: Type.Literal(1),
  key: Type.String({ minLength: 1 }),
  cartVersion: Type.Integer(),
  orderTotal: Type.Union([Type.Number(), Type.Null()]),
  /** Absent in records from before card payments: on account. */
  by: Type.Optional(Type.Union([Type.Literal('account'), Type.Literal('card')])),
});

/** The submissions with an unknown outcome, one per user and customer. They survive a reload and the tab. */
export interface SubmissionStore {
  read(buyer: Buyer): Submission | null;
  remember(submission: Submission): void;
  forget(buyer: Buyer): void;
}

export function createSubmissionStore(storage: Storage): SubmissionStore {
  const records = createBuyerRecords(storage, 'submission', Kept);
  return {
    read: (buyer) => {
      const kept = records.read(buyer);
      if (!kept) return null;
      const { key, cartVersion, orderTotal, by = 'account' } = kept;
      return { key, buyer, cartVersion, orderTotal, by, deliveryAddressId: null };
    },
    // Preparing a cart buys nothing, so it is not looked up later.
    remember: ({ buyer, key, cartVersion, orderTotal, by }) => {
      if (by !== 'procurement') records.write(buyer, { version: 1, key, cartVersion, orderTotal, by });
    },
    forget: records.remove,
  };
}

import { type Static, Type } from 'typebox';
import type { Submission } from '#machines/ordering/checkout/submission.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import { isOf } from '../api/schemaCheck.ts';

const Kept = Type.Object({
  version: Type.Literal(1),
  key: Type.String({ minLength: 1 }),
  cartVersion: Type.Integer(),
  orderTotal: Type.Union([Type.Number(), Type.Null()]),
  /** Absent in what was kept before cards were taken: on account. */
  by: Type.Optional(Type.Union([Type.Literal('account'), Type.Literal('card')])),
});
type Kept = Static<typeof Kept>;

/** The submits whose outcome is not known yet, one per user and customer. They outlive a reload and the tab. */
export interface SubmissionStore {
  read(buyer: Buyer): Submission | null;
  remember(submission: Submission): void;
  forget(buyer: Buyer): void;
}

function keyOf({ username, customerKey }: Buyer): string {
  return `submission:${username}:${customerKey}`;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function createSubmissionStore(storage: Storage): SubmissionStore {
  return {
    read: (buyer) => {
      const kept = parse(storage.getItem(keyOf(buyer)));
      if (!isOf(Kept, kept)) return null;
      const { key, cartVersion, orderTotal, by = 'account' } = kept;
      return { key, buyer, cartVersion, orderTotal, by, deliveryAddressId: null };
    },
    remember: ({ buyer, key, cartVersion, orderTotal, by }) => {
      const kept: Kept = { version: 1, key, cartVersion, orderTotal, by };
      storage.setItem(keyOf(buyer), JSON.stringify(kept));
    },
    forget: (buyer) => storage.removeItem(keyOf(buyer)),
  };
}

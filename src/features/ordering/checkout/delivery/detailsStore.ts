import { type Static, Type } from 'typebox';
import type { TypedDetails } from '#domain/checkout/typedDetails.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import { isOf } from '../../../../api/schemaCheck.ts';

const Text = Type.Optional(Type.String());

const Kept = Type.Object({
  version: Type.Literal(1),
  typed: Type.Object({
    shipTo: Text,
    customerPo: Text,
    deliveryDate: Text,
    specialInstruction1: Text,
    specialInstruction2: Text,
    notes: Text,
  }),
});
type Kept = Static<typeof Kept>;

/** The values of the Delivery step that are not in the cart, per user and customer, until the storage is cleared. */
export interface DetailsStore {
  read(buyer: Buyer): TypedDetails;
  /** With full storage nothing is stored. */
  keep(buyer: Buyer, typed: TypedDetails): void;
}

function keyOf({ username, customerKey }: Buyer): string {
  return `delivery:${username}:${customerKey}`;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function createDetailsStore(storage: Storage): DetailsStore {
  return {
    read: (buyer) => {
      const kept = parse(storage.getItem(keyOf(buyer)));
      return isOf(Kept, kept) ? kept.typed : {};
    },
    keep: (buyer, typed) => {
      const key = keyOf(buyer);
      storage.removeItem(key);
      if (Object.keys(typed).length === 0) return;
      const kept: Kept = { version: 1, typed };
      try {
        storage.setItem(key, JSON.stringify(kept));
      } catch {
        storage.removeItem(key);
      }
    },
  };
}

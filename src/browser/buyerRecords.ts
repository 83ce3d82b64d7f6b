import type { Static, TSchema } from 'typebox';
import type { Buyer } from '#machines/sending/buyer.ts';
import { isOf } from '../api/schemaCheck.ts';

/** One record per kind, user and customer in browser storage. A record that does not match its schema is ignored. */
export interface BuyerRecords<Kept> {
  read(buyer: Buyer): Kept | null;
  write(buyer: Buyer, kept: Kept): void;
  remove(buyer: Buyer): void;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function createBuyerRecords<Schema extends TSchema>(
  storage: Storage,
  kind: string,
  schema: Schema,
): BuyerRecords<Static<Schema>> {
  const keyOf = ({ username, customerKey }: Buyer) => `${kind}:${username}:${customerKey}`;
  return {
    read: (buyer) => {
      const kept = parse(storage.getItem(keyOf(buyer)));
      return isOf(schema, kept) ? kept : null;
    },
    write: (buyer, kept) => storage.setItem(keyOf(buyer), JSON.stringify(kept)),
    remove: (buyer) => storage.removeItem(keyOf(buyer)),
  };
}

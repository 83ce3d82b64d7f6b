import { type Static, Type } from 'typebox';

/** How often a customer ordered a product, canceled orders not counted, and when last. */
export const BoughtProduct = Type.Object({
  productKey: Type.Integer(),
  orders: Type.Integer(),
  last: Type.String(),
});
export type BoughtProduct = Static<typeof BoughtProduct>;

/** By product key. */
export type BoughtProducts = ReadonlyMap<number, BoughtProduct>;

export const NOTHING_BOUGHT: BoughtProducts = new Map();

export const boughtByKey = (bought: readonly BoughtProduct[]): BoughtProducts =>
  new Map(bought.map((one) => [one.productKey, one]));

/** The most frequent purchases come first, then the latest. */
export function compareBought(left: BoughtProduct | undefined, right: BoughtProduct | undefined): number {
  const byOrders = (right?.orders ?? 0) - (left?.orders ?? 0);
  if (byOrders !== 0 || !left || !right || left.last === right.last) return byOrders;
  return left.last < right.last ? 1 : -1;
}

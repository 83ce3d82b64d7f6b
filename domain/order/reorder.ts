import { type Static, Type } from 'typebox';
import { OrderHistoryRow } from './order.ts';

const NullableDate = Type.Union([Type.String(), Type.Null()]);

/** `lines`: how many; `total` is left out while pricing is hidden. */
export const LastOrder = Type.Object({
  orderNumber: OrderHistoryRow.properties.orderNumber,
  orderDate: OrderHistoryRow.properties.orderDate,
  lines: Type.Integer(),
  total: OrderHistoryRow.properties.total,
});
export type LastOrder = Static<typeof LastOrder>;

/**
 * `lastOrdered`: the date of the newest order with at least half of its lines from the guide. Null: none in the last 12
 * months. `changed`: null when it is unknown.
 */
export const RecentGuide = Type.Object({
  name: Type.String(),
  products: Type.Integer(),
  lastOrdered: NullableDate,
  changed: NullableDate,
});
export type RecentGuide = Static<typeof RecentGuide>;

/** `everyDays`: the median of the days from one purchase to the next. Quantity and unit are the usual ones. */
export const DueProduct = Type.Object({
  productKey: Type.Integer(),
  last: Type.String(),
  everyDays: Type.Integer(),
  quantity: Type.Number(),
  unitOfMeasure: Type.String(),
});
export type DueProduct = Static<typeof DueProduct>;

/** The quick reorder choices of a returning buyer. Parts without a page for the caller are null or empty. */
export const Reorder = Type.Object({
  lastOrder: Type.Union([LastOrder, Type.Null()]),
  guides: Type.Array(RecentGuide),
  due: Type.Array(DueProduct),
});
export type Reorder = Static<typeof Reorder>;

import type { OrderHistoryRef, OrderHistorySnapshot } from '#machines/orderHistory/orderHistoryMachine.ts';
import type { ProductHistoryRef, ProductHistorySnapshot } from '#machines/productHistory/productHistoryMachine.ts';

/** What the two histories have in common: words, dates, and a list that comes of them. */
export type HistoryRef = OrderHistoryRef | ProductHistoryRef;
export type HistorySnapshot = OrderHistorySnapshot | ProductHistorySnapshot;

/** What a history calls its rows. */
export interface HistoryWords {
  /** 'orders' */
  rows: string;
  /** One of them: 'order'. */
  row: string;
  /** What the search looks at. */
  searched: string;
  /** What the dates are of. */
  dated: string;
}

/** The detail of a failure in words a person can use, if there is one. */
export function failureDetailOf({ context: { failure } }: HistorySnapshot): string | undefined {
  return failure?.kind === 'offline' ? 'The server did not respond.' : failure?.detail || undefined;
}

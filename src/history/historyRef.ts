import type { AnyPeriodListRef, PeriodListSnapshot } from '#machines/periodList/periodList.ts';

/** The common parts of the histories: texts, dates, and the list. */
export type HistoryRef = AnyPeriodListRef;
export type HistorySnapshot = PeriodListSnapshot<unknown, string>;

/** What a history calls its rows. */
export interface HistoryWords {
  /** 'Order History' */
  title: string;
  /** The printed title of the rows, before their dates: 'Orders'. */
  printed: string;
  /** 'orders' */
  rows: string;
  /** One of them: 'order'. */
  row: string;
  /** What the search looks at. */
  searched: string;
  /** What the dates are of. */
  dated: string;
}

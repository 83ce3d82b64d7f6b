import type { AnyPeriodListRef, PeriodListSnapshot } from '#machines/periodList/periodList.ts';

/** The common parts of the histories: texts, dates, and the list. */
export type HistoryRef = AnyPeriodListRef;
export type HistorySnapshot = PeriodListSnapshot<unknown, string>;

/** The texts of a history. */
export interface HistoryWords {
  /** 'Order History' */
  title: string;
  /** The printed title of the rows, before their dates: 'Orders'. */
  printed: string;
  rows: 'orders' | 'lines' | 'entries' | 'payments';
  /** The fields of the search. */
  searched: string;
  /** The meaning of the dates. */
  dated: string;
}

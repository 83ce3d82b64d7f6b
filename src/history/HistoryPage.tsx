import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Customer } from '#domain/customer/customer.ts';
import { formatDate } from '#domain/formatDate.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { PrintHead } from '../components/frame/PrintHead.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import type { HistoryRef, HistorySnapshot, HistoryWords } from './historyRef.ts';

/** `from 03/01/2026 to 03/31/2026`; one side alone, or blank, for an open period. */
function periodText({ start, end }: HistorySnapshot['context']['period']): string {
  if (start && end) return historyText('printHead.fromTo', { start: formatDate(start), end: formatDate(end) });
  if (start) return historyText('printHead.from', { start: formatDate(start) });
  return end && historyText('printHead.to', { end: formatDate(end) });
}

const filtersOf = ({ context: { period, query } }: HistorySnapshot) =>
  [periodText(period), query && historyText('printHead.matching', { query })].filter(Boolean).join(' ');

interface HistoryPrintHeadProps {
  readonly history: HistoryRef;
  readonly title: string;
  /** The name of the rows: 'Orders'. */
  readonly rows: string;
  readonly customer: Customer | null;
}

/** Printed only: the customer of the rows, and their filters. */
function HistoryPrintHead({ history, title, rows, customer }: HistoryPrintHeadProps) {
  const filters = useSelector(history, filtersOf);
  return (
    <PrintHead title={title} customer={customer}>
      {`${rows} ${filters}`.trim()}
    </PrintHead>
  );
}

interface HistoryPageProps {
  readonly shop: Shop;
  readonly history: HistoryRef;
  readonly words: HistoryWords;
  /** A button beside the filters. */
  readonly action?: ReactNode;
  /** The table. */
  readonly children: ReactNode;
}

/** A history on screen and in print: its filters over its rows. */
export function HistoryPage({ shop, history, words, action, children }: HistoryPageProps) {
  const customer = shop.shopper.configuration.customer;
  return (
    <>
      <HistoryPrintHead history={history} title={words.title} rows={words.printed} customer={customer} />
      <HistoryFilters history={history} words={words} action={action} />
      {children}
    </>
  );
}

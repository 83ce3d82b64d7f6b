import { useSelector } from '@xstate/react';
import type { Customer } from '#domain/customer/customer.ts';
import { formatDate } from '#domain/formatDate.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { PrintHead } from '../components/frame/PrintHead.tsx';
import type { HistoryRef, HistorySnapshot } from './historyRef.ts';

const spanOf = ({ context: { period, query } }: HistorySnapshot) => {
  const from = period.start && historyText('printHead.from', { date: formatDate(period.start) });
  const to = period.end && historyText('printHead.to', { date: formatDate(period.end) });
  return [from, to, query && historyText('printHead.matching', { query })].filter(Boolean).join(' ');
};

interface HistoryPrintHeadProps {
  readonly history: HistoryRef;
  readonly title: string;
  /** The name of the rows: 'Orders'. */
  readonly rows: string;
  readonly customer: Customer | null;
}

/** Printed only: the customer of the rows, and their filters. */
export function HistoryPrintHead({ history, title, rows, customer }: HistoryPrintHeadProps) {
  const span = useSelector(history, spanOf);
  return (
    <PrintHead title={title} customer={customer}>
      {`${rows} ${span}`.trim()}
    </PrintHead>
  );
}

import { useSelector } from '@xstate/react';
import type { Customer } from '#domain/customer/customer.ts';
import { formatDate } from '#domain/formatDate.ts';
import { PaperHead } from '../components/frame/PaperHead.tsx';
import type { HistoryRef, HistorySnapshot } from './historyRef.ts';

const spanOf = ({ context: { period, query } }: HistorySnapshot) => {
  const from = period.start && `from ${formatDate(period.start)}`;
  const to = period.end && `to ${formatDate(period.end)}`;
  return [from, to, query && `matching '${query}'`].filter(Boolean).join(' ');
};

interface HistoryPrintHeadProps {
  readonly history: HistoryRef;
  readonly title: string;
  /** What the rows are: 'Orders'. */
  readonly rows: string;
  readonly customer: Customer | null;
}

/** On paper only: whose rows these are, and which. */
export function HistoryPrintHead({ history, title, rows, customer }: HistoryPrintHeadProps) {
  const span = useSelector(history, spanOf);
  return (
    <PaperHead title={title} customer={customer}>
      {`${rows} ${span}`.trim()}
    </PaperHead>
  );
}

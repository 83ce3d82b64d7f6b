import { useSelector } from '@xstate/react';
import type { Customer } from '#domain/customer/customer.ts';
import { formatDate } from '#domain/formatDate.ts';
import { PrintHead } from '../components/frame/PrintHead.tsx';
import type { HistoryRef, HistorySnapshot } from './historyRef.ts';

const spanOf = ({ context: { period, query } }: HistorySnapshot) => {
  const from = period.start && `from ${formatDate(period.start)}`;
  const to = period.end && `to ${formatDate(period.end)}`;
  return [from, to, query && `matching '${query}'`].filter(Boolean).join(' ');
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

import { useSelector } from '@xstate/react';
import type { Customer } from '#domain/customer/customer.ts';
import { formatDate } from '#domain/shownDate.ts';
import styles from './History.module.css';
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
    <div className={styles.paperOnly} aria-hidden="true">
      <div className={styles.paperTitle}>{title}</div>
      <div>{customer && `${customer.name} (${customer.customerCode})`}</div>
      <div>{`${rows} ${span}`.trim()}</div>
    </div>
  );
}

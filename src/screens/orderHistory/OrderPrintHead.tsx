import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/calendar.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { OrderHistoryRef, OrderHistorySnapshot } from '#machines/orderHistory/orderHistoryMachine.ts';
import styles from './OrderHistoryScreen.module.css';

const spanOf = ({ context: { period, query } }: OrderHistorySnapshot) => {
  const from = period.start && `from ${formatDate(period.start)}`;
  const to = period.end && `to ${formatDate(period.end)}`;
  return ['Orders', from, to, query && `matching '${query}'`].filter(Boolean).join(' ');
};

interface OrderPrintHeadProps {
  readonly history: OrderHistoryRef;
  readonly customer: Customer | null;
}

/** On paper only: whose orders these are, and which. */
export function OrderPrintHead({ history, customer }: OrderPrintHeadProps) {
  const span = useSelector(history, spanOf);
  return (
    <div className={styles.paperOnly} aria-hidden="true">
      <div className={styles.paperTitle}>Order History</div>
      <div>{customer && `${customer.name} (${customer.customerCode})`}</div>
      <div>{span}</div>
    </div>
  );
}

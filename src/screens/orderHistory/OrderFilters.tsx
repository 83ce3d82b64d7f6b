import { useSelector } from '@xstate/react';
import type { OrderHistoryRef, OrderHistorySnapshot } from '#machines/orderHistory/orderHistoryMachine.ts';
import { DateRange } from '../../components/DateRange.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { Toolbar } from '../../components/Toolbar.tsx';
import styles from './OrderHistoryScreen.module.css';

const queryOf = ({ context }: OrderHistorySnapshot) => context.query;
const periodOf = ({ context }: OrderHistorySnapshot) => context.period;
const countOf = (snapshot: OrderHistorySnapshot) => (snapshot.hasTag('loaded') ? snapshot.context.shown.length : null);

function countText(count: number | null): string {
  if (count === null) return '';
  return count === 1 ? '1 order' : `${count} orders`;
}

/** Search and dates, and how many orders they leave. */
export function OrderFilters({ history }: { history: OrderHistoryRef }) {
  const query = useSelector(history, queryOf);
  const period = useSelector(history, periodOf);
  const count = useSelector(history, countOf);
  return (
    <Toolbar
      label="Filter orders"
      end={
        <span role="status" className={styles.count}>
          {countText(count)}
        </span>
      }
    >
      <SearchField
        label="Search orders"
        placeholder="Order, P.O. or status"
        value={query}
        onChange={(text) => history.send({ type: 'search.change', query: text })}
      />
      <DateRange
        label="Order date"
        value={period}
        onChange={(chosen) => history.send({ type: 'period.choose', period: chosen })}
      />
    </Toolbar>
  );
}

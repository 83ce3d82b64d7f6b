import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { historyText } from '#domain/texts/historyText.ts';
import { DateRange } from '../components/dates/DateRange.tsx';
import { SearchField } from '../components/fields/SearchField.tsx';
import { Toolbar } from '../components/layout/Toolbar.tsx';
import styles from './History.module.css';
import type { HistoryRef, HistorySnapshot, HistoryWords } from './historyRef.ts';

const queryOf = ({ context }: HistorySnapshot) => context.query;
const periodOf = ({ context }: HistorySnapshot) => context.period;
const countOf = (snapshot: HistorySnapshot) => (snapshot.hasTag('loaded') ? snapshot.context.shown.length : null);

interface HistoryFiltersProps {
  readonly history: HistoryRef;
  readonly words: HistoryWords;
  /** Content beside the count. */
  readonly action?: ReactNode;
}

/** Search and dates, and the number of matching rows. */
export function HistoryFilters({ history, words, action }: HistoryFiltersProps) {
  const query = useSelector(history, queryOf);
  const period = useSelector(history, periodOf);
  const count = useSelector(history, countOf);
  return (
    <Toolbar
      label={historyText('history.filter', { rows: words.rows })}
      end={
        <>
          <span role="status" className={styles.count}>
            {count !== null && historyText('history.count', { rows: words.rows, count })}
          </span>
          {action}
        </>
      }
    >
      <SearchField
        label={historyText('history.search', { rows: words.rows })}
        placeholder={words.searched}
        value={query}
        onChange={(text) => history.send({ type: 'search.change', query: text })}
      />
      <DateRange
        label={words.dated}
        value={period}
        onChange={(chosen) => history.send({ type: 'period.choose', period: chosen })}
      />
    </Toolbar>
  );
}

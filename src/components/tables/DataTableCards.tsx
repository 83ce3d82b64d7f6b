import type { ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { VIRTUAL_FROM_ROWS } from '../../theme/layout.ts';
import styles from './DataTable.module.css';

interface DataTableCardsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
}

export function DataTableCards<Row>({ label, rows, rowKey, card }: DataTableCardsProps<Row>) {
  if (rows.length <= VIRTUAL_FROM_ROWS) {
    return (
      <ul aria-label={label} className={styles.cards}>
        {rows.map((row) => (
          <li key={rowKey(row)}>{card(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <section aria-label={label}>
      <Virtuoso
        useWindowScroll
        data={rows}
        computeItemKey={(_, row) => rowKey(row)}
        increaseViewportBy={400}
        itemContent={(_, row) => <div className={styles.card}>{card(row)}</div>}
      />
    </section>
  );
}

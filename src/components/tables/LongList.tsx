import type { CSSProperties, Key, ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { VIRTUAL_FROM_ROWS } from '../../theme/layout.ts';
import { classes } from '../classes.ts';
import { useIsPrinting } from '../useIsPrinting.ts';
import styles from './LongList.module.css';

interface LongListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: (row: Row) => ReactNode;
}

/** Rows of any height with hairlines between them; beyond fifty only those in view are rendered, except in print. */
export function LongList<Row>({ label, rows, rowKey, className, style, children }: LongListProps<Row>) {
  const isPrinting = useIsPrinting();
  if (isPrinting || rows.length <= VIRTUAL_FROM_ROWS) {
    return (
      <ul className={classes(styles.list, className)} style={style} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)}>{children(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <section className={classes(styles.list, className)} style={style} aria-label={label}>
      <Virtuoso
        useWindowScroll
        data={rows}
        increaseViewportBy={600}
        computeItemKey={(_, row) => rowKey(row)}
        itemContent={(_, row) => children(row)}
      />
    </section>
  );
}

import type { ReactNode } from 'react';
import { VIRTUAL_FROM_ROWS } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { useIsPrinting } from '../useIsPrinting.ts';
import { useOverflows } from '../useOverflows.ts';
import styles from './DataTable.module.css';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableVirtual } from './DataTableVirtual.tsx';
import { type DataTableColumn, leastWidth, type TableSort } from './dataTableColumn.ts';

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** In the order to show; the caller sorts. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort | null;
  readonly onSort?: (sort: TableSort) => void;
  /** Replaces the rows below `cardsBelow` CSS pixels. */
  readonly card?: (row: Row) => ReactNode;
  readonly cardsBelow?: number;
  readonly isLoading?: boolean;
  /** Shown instead of rows: an EmptyState. */
  readonly empty?: ReactNode;
  /** Shown instead of the table: a FailedState. */
  readonly failed?: ReactNode;
}

const WAITING = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * A table that sorts by its headers, shows cards in narrow windows, scrolls with the window, and is virtual beyond 50
 * rows. Its head sticks below the header of the page, so in a dialog it covers the first row.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  card,
  cardsBelow = 0,
  isLoading = false,
  empty,
  failed,
}: DataTableProps<Row>) {
  const isPrinting = useIsPrinting();
  const hasCards = useIsNarrowerThan(cardsBelow) && card !== undefined && !isPrinting;
  const width = leastWidth(columns);
  const [frame, scrolls] = useOverflows(width);
  if (failed !== undefined && failed !== null) return failed;
  const isEmpty = rows.length === 0 && !isLoading;
  if (hasCards && isEmpty) return empty;
  if (hasCards && isLoading) return <Skeleton variant="card" count={6} />;
  if (hasCards) return <DataTableCards label={label} rows={rows} rowKey={rowKey} card={card} />;

  const head = <DataTableHead columns={columns} sort={sort} onSort={onSort} />;
  const isVirtual = rows.length > VIRTUAL_FROM_ROWS && !isLoading && !isPrinting;
  return (
    <div
      ref={frame}
      className={styles.frame}
      aria-busy={isLoading || undefined}
      {...(scrolls && { 'data-scrolls': '', tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      {isVirtual ? (
        <DataTableVirtual label={label} width={width} columns={columns} rows={rows} rowKey={rowKey} head={head} />
      ) : (
        <table className={styles.table} aria-label={label} style={{ minWidth: width }}>
          <thead>{head}</thead>
          <tbody>
            {isLoading
              ? WAITING.map((line) => (
                  <tr key={line}>
                    {columns.map((column) => (
                      <td key={column.id} data-align={column.align}>
                        <span className={styles.bone}>
                          <Skeleton height={14} />
                        </span>
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <tr key={rowKey(row)}>
                    {columns.map((column) => (
                      <td key={column.id} data-align={column.align}>
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      )}
      {isEmpty && empty}
    </div>
  );
}

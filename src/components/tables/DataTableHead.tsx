import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './DataTable.module.css';
import { type DataTableColumn, nextSort, type TableSort } from './dataTableColumn.ts';

interface DataTableHeadProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown } as const;

export function DataTableHead<Row>({ columns, sort, onSort }: DataTableHeadProps<Row>) {
  return (
    <tr>
      {columns.map((column) => {
        const direction = sort?.column === column.id ? sort.direction : 'none';
        const Arrow = direction === 'none' ? ChevronsUpDown : ARROWS[direction];
        const title = column.header || <VisuallyHidden>{column.spokenHeader}</VisuallyHidden>;
        const sorts = column.isSortable && onSort;
        return (
          <th
            key={column.id}
            scope="col"
            data-align={column.align}
            style={{ width: column.width }}
            {...(sorts && { 'aria-sort': direction })}
          >
            {sorts ? (
              <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, column))}>
                {title}
                <Arrow className={direction === 'none' ? styles.idle : undefined} aria-hidden="true" />
              </button>
            ) : (
              title
            )}
          </th>
        );
      })}
    </tr>
  );
}

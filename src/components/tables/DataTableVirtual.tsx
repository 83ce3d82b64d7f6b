import type { ReactNode } from 'react';
import { type TableComponents, TableVirtuoso } from 'react-virtuoso';
import styles from './DataTable.module.css';
import type { DataTableColumn } from './dataTableColumn.ts';

interface DataTableVirtualProps<Row> {
  readonly label: string;
  readonly width: number;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly head: ReactNode;
}

interface TableContext {
  readonly label: string;
  readonly width: number;
  readonly count: number;
}

const PARTS: TableComponents<unknown, TableContext> = {
  Table: ({ context, style, children }) => (
    <table
      className={styles.table}
      aria-label={context.label}
      aria-rowcount={context.count + 1}
      style={{ ...style, borderCollapse: 'separate', minWidth: context.width }}
    >
      {children}
    </table>
  ),
  TableHead: ({ ref, children }) => <thead ref={ref}>{children}</thead>,
};

export function DataTableVirtual<Row>({ label, width, columns, rows, rowKey, head }: DataTableVirtualProps<Row>) {
  return (
    <TableVirtuoso<Row, TableContext>
      useWindowScroll
      data={rows}
      context={{ label, width, count: rows.length }}
      components={PARTS as TableComponents<Row, TableContext>}
      computeItemKey={(_, row) => rowKey(row)}
      increaseViewportBy={400}
      fixedHeaderContent={() => head}
      itemContent={(_, row) =>
        columns.map((column) => (
          <td key={column.id} data-align={column.align}>
            {column.cell(row)}
          </td>
        ))
      }
    />
  );
}

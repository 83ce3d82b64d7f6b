import { type ClipboardEvent, type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type TableComponents, TableVirtuoso } from 'react-virtuoso';
import { isPastedList } from '#domain/paste/lines/pastedLines.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { keepFocusInList } from '../../../../components/keepFocusInView.ts';
import { WIDE_TEXT_FROM } from '../../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../../theme/useIsNarrowerThan.ts';
import { useVirtualRows } from '../list/useVirtualRows.ts';
import styles from './QuickEntryList.module.css';
import rowStyles from './QuickEntryRow.module.css';
import { QuickEntryRow } from './QuickEntryRow.tsx';
import type { EntryRows } from './quickEntryRows.ts';
import type { RowFocus } from './rowFocus.ts';
import { useRowKeys } from './useRowKeys.ts';

/** The number of rows rendered beyond the view, so that Tab always finds the next one. */
const BEYOND_VIEW = 300;

const COLUMNS = [entryText('products.product'), entryText('products.quantity'), entryText('products.sellByUM')];
const PRICE_COLUMNS = [
  entryText('products.unitPrice'),
  entryText('products.priceByUM'),
  entryText('products.extension'),
];

interface TableContext {
  readonly rows: EntryRows;
  readonly markedRow: number | null;
}

const PARTS: TableComponents<unknown, TableContext> = {
  Table: ({ context, children }) => (
    <table
      className={styles.table}
      aria-label={entryText('products.quickEntry')}
      aria-rowcount={context.rows.length + 1}
    >
      {children}
    </table>
  ),
  ScrollSeekPlaceholder: ({ height }) => (
    <tr className={rowStyles.row} style={{ blockSize: height }}>
      <td />
    </tr>
  ),
  TableHead: ({ ref, children }) => <thead ref={ref}>{children}</thead>,
  TableRow: ({ context: { rows, markedRow }, item: _, ...row }) => (
    <tr
      {...row}
      className={rowStyles.row}
      aria-rowindex={row['data-index'] + 2}
      data-line={rows.lineIdAt(row['data-index'])}
      data-marked={row['data-index'] === markedRow || undefined}
    />
  ),
};

interface QuickEntryListProps {
  readonly shop: Shop;
  readonly quickEntry: QuickEntryRef;
  readonly rows: EntryRows;
  readonly focus: RowFocus;
  /** The rows match the filters, so the address stores the position. */
  readonly keepsPlace: boolean;
}

/** The rows of quick entry under their header. */
export function QuickEntryList({ shop, quickEntry, rows, focus, keepsPlace }: QuickEntryListProps) {
  const { shopper, list, flinging, hoveredRow, onOpen } = useVirtualRows(shop, rows, keepsPlace);
  const keys = useRowKeys(quickEntry, focus);
  const isNarrow = useIsNarrowerThan(WIDE_TEXT_FROM);
  const markedRow = keepsPlace ? hoveredRow : null;
  const context = useMemo(() => ({ rows, markedRow }), [rows, markedRow]);
  // The rows keep the first callback they get, which reads the newest one.
  const newestOpen = useRef(onOpen);
  useLayoutEffect(() => {
    newestOpen.current = onOpen;
    focus.places.rows = rows;
  });
  const open = useCallback(
    (index: number, event: MouseEvent<HTMLAnchorElement>) => newestOpen.current(index, event),
    [],
  );
  const paste = useCallback(
    (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (!isPastedList(text)) return;
      event.preventDefault();
      shop.dialogs.send({ type: 'paste.open', text, quickEntry });
    },
    [shop, quickEntry],
  );
  const { hidePricing } = shopper.configuration.settings;
  return (
    <section
      ref={(element) => {
        focus.places.list = element;
      }}
      tabIndex={-1}
      aria-label={entryText('products.products')}
      className={styles.list}
      data-priceless={hidePricing || undefined}
      {...keys}
      onFocus={(event) => {
        keys.onFocus(event);
        keepFocusInList(event);
      }}
    >
      <TableVirtuoso<unknown, TableContext>
        {...list}
        scrollSeekConfiguration={flinging}
        ref={(handle) => {
          focus.places.virtual = handle;
        }}
        context={context}
        components={PARTS}
        increaseViewportBy={BEYOND_VIEW}
        fixedHeaderContent={() => (
          <tr className={styles.head}>
            {[...COLUMNS, ...(hidePricing ? [] : PRICE_COLUMNS)].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col" className={styles.unseen}>
              {entryText('products.message')}
            </th>
          </tr>
        )}
        itemContent={(index) => {
          const row = rows.at(index);
          if (!row) return null;
          return (
            <QuickEntryRow
              {...row}
              shop={shop}
              quickEntry={quickEntry}
              shopper={shopper}
              focus={focus}
              index={index}
              hasSteps={isNarrow}
              onOpen={open}
              onPaste={paste}
            />
          );
        }}
      />
    </section>
  );
}

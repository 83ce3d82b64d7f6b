import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import type { ClipboardEvent } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { FieldTexts } from '#domain/fields/field.ts';
import { CODE_LIMIT } from '#domain/schema/limits.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import fieldStyles from '../../../components/fields/Field.module.css';
import { type SelectOption, SelectOptions } from '../../../components/select/SelectOptions.tsx';
import { VIRTUAL_FROM_ROWS } from '../../../theme/layout.ts';
import styles from './Partners.module.css';
import { isTable, NO_ROW, type PairRow, pastedRows, withCell, withoutRow, withPasted } from './pairRows.ts';

interface PairTableProps {
  readonly texts: Pick<FieldTexts, 'label' | 'hint' | 'limit'>;
  readonly columns: readonly [string, string];
  /** The options of the second column; any text without options. */
  readonly options?: readonly SelectOption[];
  /** Only the second column can be edited. */
  readonly isSingle?: boolean;
  readonly rows: readonly PairRow[];
  readonly isBusy: boolean;
  readonly onChange: (rows: PairRow[]) => void;
}

const CELLS = [0, 1] as const;

/** Two columns to type in or paste from a spreadsheet. Empty rows are not saved. */
export function PairTable({ texts, columns, options, isSingle, rows, isBusy, onChange }: PairTableProps) {
  const { label: title, hint, limit = Number.POSITIVE_INFINITY } = texts;
  const cells = isSingle ? ([1] as const) : CELLS;
  const paste = (event: ClipboardEvent, place: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (isBusy || options || isSingle || !isTable(text)) return;
    event.preventDefault();
    onChange(withPasted(rows, place, pastedRows(text), limit));
  };
  const row = (place: number) => {
    const typed = rows[place] ?? NO_ROW;
    return (
      <div className={isSingle ? styles.single : styles.pair}>
        {cells.map((column) => {
          const name = adminText('partners.cellOfRow', { column: columns[column], row: place + 1 });
          const set = (text: string) => onChange(withCell(rows, place, column, text));
          return column === 1 && options ? (
            <select
              key={column}
              aria-label={name}
              className={fieldStyles.control}
              value={typed[column]}
              disabled={isBusy}
              onChange={(event) => set(event.currentTarget.value)}
            >
              <option value="">{adminText('partners.choose')}</option>
              <SelectOptions options={options} />
            </select>
          ) : (
            <input
              key={column}
              type="text"
              aria-label={name}
              className={fieldStyles.control}
              value={typed[column]}
              maxLength={CODE_LIMIT}
              spellCheck={false}
              autoComplete="off"
              readOnly={isBusy}
              onChange={(event) => set(event.currentTarget.value)}
              onPaste={(event) => paste(event, place)}
            />
          );
        })}
        <IconButton
          size="small"
          label={adminText('partners.removeRowOf', { row: place + 1, title })}
          icon={<Trash2 />}
          disabled={isBusy}
          onClick={() => onChange(withoutRow(rows, place))}
        />
      </div>
    );
  };
  return (
    <fieldset className={styles.table}>
      <legend className={styles.tableTitle}>{title}</legend>
      <p className={styles.hint}>{hint}</p>
      {rows.length > 0 && (
        <div className={isSingle ? styles.single : styles.pair} aria-hidden="true">
          {cells.map((column) => (
            <span key={column} className={styles.column}>
              {columns[column]}
            </span>
          ))}
        </div>
      )}
      {rows.length > VIRTUAL_FROM_ROWS ? (
        <div className={styles.long}>
          <Virtuoso tabIndex={-1} totalCount={rows.length} itemContent={row} />
        </div>
      ) : (
        [...rows.keys()].map((place) => <div key={place}>{row(place)}</div>)
      )}
      <div className={styles.tableFoot}>
        <Button
          size="small"
          icon={<Plus />}
          disabled={isBusy}
          blockedBy={rows.length >= limit ? adminText('configuration.youCanAddAtMost', { limit }) : null}
          aria-label={adminText('partners.addRowTo', { title })}
          onClick={() => onChange([...rows, NO_ROW])}
        >
          {adminText('partners.addRow')}
        </Button>
        {!options && !isSingle && (
          <span className={styles.hint}>{adminText('partners.youCanPasteTwoColumnsCopied')}</span>
        )}
      </div>
    </fieldset>
  );
}

import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { FieldTexts } from '#domain/fields/field.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { VIRTUAL_FROM_ROWS } from '../../../theme/layout.ts';
import styles from './Configuration.module.css';
import { type RowForm, useRows } from './useRows.ts';

interface RowListProps {
  readonly form: RowForm;
  readonly set: (path: string, value: unknown) => void;
  /** The path of the rows in the form. */
  readonly list: string;
  readonly texts: Pick<FieldTexts, 'label' | 'hint' | 'limit'>;
  readonly isBusy: boolean;
  /** Undefined: users cannot add rows. */
  readonly newRow?: () => object;
  readonly addLabel?: string;
  /** Shown without rows. */
  readonly empty?: string;
  /** The default rows, which may replace the current ones; without `rows` they are the current ones already. */
  readonly standard?: {
    readonly label: string;
    readonly replaced: string;
    readonly rows: (() => readonly object[]) | null;
  };
  /** The rows to show; all by default. */
  readonly isListed?: (place: number) => boolean;
  /** The content of a row, with its remove button. */
  readonly row: (place: number, removal: (label: string) => ReactNode) => ReactNode;
}

/** Keeps the row that Tab reaches next rendered, in CSS pixels. */
const AHEAD = 400;

const always = () => true;

/** Editable rows; long lists render only those in view. */
export function RowList({ texts, isBusy, newRow, addLabel, empty, row, ...rest }: RowListProps) {
  const { form, list, set, isListed = always, standard } = rest;
  const { label, hint, limit = Number.POSITIVE_INFINITY } = texts;
  const { element, virtual, count, places, removed, add, remove, replace, undo } = useRows(form, {
    list,
    set,
    isListed,
  });
  const shown = (place: number) => (
    <div key={place} data-row={place}>
      {row(place, (removal) => (
        <IconButton data-remove label={removal} icon={<Trash2 />} disabled={isBusy} onClick={() => remove(place)} />
      ))}
    </div>
  );
  return (
    <fieldset ref={element} className={styles.list}>
      <legend className={styles.listTitle}>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      {count === 0 && empty !== undefined && <p>{empty}</p>}
      {places.length > VIRTUAL_FROM_ROWS ? (
        <div className={styles.long}>
          <Virtuoso
            ref={virtual}
            tabIndex={-1}
            totalCount={places.length}
            increaseViewportBy={AHEAD}
            itemContent={(index) => shown(places[index] ?? 0)}
          />
        </div>
      ) : (
        places.map(shown)
      )}
      <div role="status" className={styles.adding}>
        {removed && (
          <>
            {removed.text}
            <Button size="small" disabled={isBusy} onClick={() => undo(removed)}>
              {adminText('configuration.undo')}
            </Button>
          </>
        )}
      </div>
      {newRow && (
        <div className={styles.adding}>
          <Button
            data-add
            size="small"
            icon={<Plus />}
            disabled={isBusy}
            blockedBy={count >= limit ? adminText('configuration.youCanAddAtMost', { limit }) : null}
            reasonPlace="line"
            onClick={() => add(newRow())}
          >
            {addLabel}
          </Button>
          {standard && (
            <Button
              size="small"
              disabled={isBusy}
              blockedBy={standard.rows === null ? adminText('configuration.alreadyStandard') : null}
              onClick={() => standard.rows && replace(standard.rows(), standard.replaced)}
            >
              {standard.label}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

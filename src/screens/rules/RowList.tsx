import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { Button } from '../../components/buttons/Button.tsx';
import { VIRTUAL_FROM_ROWS } from '../../theme/layout.ts';
import styles from './Rules.module.css';

interface RowListProps {
  readonly title: string;
  readonly hint: string;
  readonly count: number;
  /** Rows at most. */
  readonly limit: number;
  readonly isBusy: boolean;
  /** Undefined: rows are not added by hand. */
  readonly onAdd?: () => void;
  readonly addLabel?: string;
  readonly row: (place: number) => ReactNode;
}

/** Rows to be typed into; long lists show only what is in view. */
export function RowList({ title, hint, count, limit, isBusy, onAdd, addLabel = 'Add', row }: RowListProps) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.listTitle}>{title}</legend>
      <p className={styles.hint}>{hint}</p>
      {count > VIRTUAL_FROM_ROWS ? (
        <Virtuoso className={styles.long} totalCount={count} itemContent={(place) => row(place)} />
      ) : (
        Array.from({ length: count }, (_, place) => place).map((place) => <div key={place}>{row(place)}</div>)
      )}
      {onAdd && (
        <div>
          <Button size="small" icon={<Plus />} disabled={isBusy || count >= limit} onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

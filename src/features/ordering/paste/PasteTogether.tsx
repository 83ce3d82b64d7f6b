import { type FormEvent, useId } from 'react';
import { type MatchedRow, withoutQuantity } from '#domain/paste/review.ts';
import { pasteWords } from '#domain/paste/words.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import rowControl from '../../../components/tables/RowControl.module.css';
import styles from './PasteReview.module.css';

interface PasteTogetherProps {
  readonly dialog: PasteRef;
  readonly rows: readonly MatchedRow[];
  readonly isBusy: boolean;
}

/** The messages and actions for several lines at once. */
export function PasteTogether({ dialog, rows, isBusy }: PasteTogetherProps) {
  const field = useId();
  const emptyCount = withoutQuantity(rows).length;
  const repeatedCount = rows.filter(({ match }) => match.kind === 'repeated').length;
  if (emptyCount < 2 && repeatedCount < 2) return null;
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const quantity = new FormData(event.currentTarget).get(field);
    if (typeof quantity === 'string' && quantity.trim() !== '') dialog.send({ type: 'rows.setQuantity', quantity });
  };
  return (
    <div className={styles.tools}>
      {emptyCount > 1 && (
        <form className={styles.together} onSubmit={set}>
          <input
            className={rowControl.control}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            aria-label={entryText('paste.quantityForLinesWithoutOne')}
            placeholder={entryText('paste.quantity')}
            disabled={isBusy}
          />
          <Button type="submit" size="small" disabled={isBusy}>
            {pasteWords.setQuantity(emptyCount)}
          </Button>
        </form>
      )}
      {repeatedCount > 1 && (
        <Button size="small" disabled={isBusy} onClick={() => dialog.send({ type: 'rows.agree' })}>
          {pasteWords.addRepeated(repeatedCount)}
        </Button>
      )}
    </div>
  );
}

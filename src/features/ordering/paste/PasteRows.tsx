import { useRef } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { MatchedRow } from '#domain/paste/review.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { VIRTUAL_FROM_ROWS } from '../../../theme/layout.ts';
import { PasteLine } from './PasteLine.tsx';
import styles from './PasteRows.module.css';

interface PasteRowsProps {
  readonly dialog: PasteRef;
  readonly rows: readonly MatchedRow[];
  readonly isBusy: boolean;
}

/** The lines in their own scrolling box; beyond fifty only those in view are rendered. */
export function PasteRows({ dialog, rows, isBusy }: PasteRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const drop = (line: number) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-drop]') ?? [])];
    const place = buttons.findIndex((button) => button.dataset.drop === String(line));
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
    dialog.send({ type: 'row.drop', line });
  };
  const lineOf = (matched: MatchedRow) => (
    <PasteLine dialog={dialog} matched={matched} isBusy={isBusy} onDrop={() => drop(matched.row.line)} />
  );
  return (
    // Without focusable content the box itself is focusable, so that keys scroll it.
    <section ref={box} className={styles.box} aria-label={entryText('paste.lines')} {...(isBusy && { tabIndex: 0 })}>
      {rows.length <= VIRTUAL_FROM_ROWS ? (
        <ul>
          {rows.map((matched) => (
            <li key={matched.row.line}>{lineOf(matched)}</li>
          ))}
        </ul>
      ) : (
        <Virtuoso
          data={rows}
          increaseViewportBy={400}
          computeItemKey={(_, matched) => matched.row.line}
          itemContent={(_, matched) => lineOf(matched)}
        />
      )}
    </section>
  );
}

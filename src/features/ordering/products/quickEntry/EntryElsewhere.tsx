import { useSelector } from '@xstate/react';
import { entryTexts } from '#domain/entry/entryTexts.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import styles from './EntryElsewhere.module.css';

const elsewhereOf = ({ context }: QuickEntrySnapshot) => context.elsewhere;
const canTakeIn = (snapshot: QuickEntrySnapshot) => snapshot.can({ type: 'elsewhere.take' });

/** Offers the lines of another tab. Those of an open tab can only be moved, not discarded. */
export function EntryElsewhere({ quickEntry }: { quickEntry: QuickEntryRef }) {
  const elsewhere = useSelector(quickEntry, elsewhereOf);
  const canTake = useSelector(quickEntry, canTakeIn);
  return (
    <div role="status">
      {elsewhere && (
        <div className={styles.offer}>
          <p>{entryTexts.elsewhere(elsewhere.count, elsewhere.isOpen)}</p>
          <div className={styles.actions}>
            <Button
              size="small"
              blockedBy={canTake ? null : entryText('products.addFirst')}
              onClick={() => quickEntry.send({ type: 'elsewhere.take' })}
            >
              {elsewhere.count === 1 ? entryText('products.moveItHere') : entryText('products.moveThemHere')}
            </Button>
            {!elsewhere.isOpen && (
              <Button size="small" variant="quiet" onClick={() => quickEntry.send({ type: 'elsewhere.discard' })}>
                {entryText('products.discard')}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

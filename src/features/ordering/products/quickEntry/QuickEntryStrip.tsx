import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import ListChecks from 'lucide-react/icons/list-checks';
import Trash2 from 'lucide-react/icons/trash';
import { useDeferredValue, useMemo } from 'react';
import { entryTotals } from '#domain/entry/entryTotals.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { EntryAdditionSnapshot } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import { pricedProducts } from '#machines/ordering/quickEntry/quickEntry.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { keepFocusInList } from '../../../../components/keepFocusInView.ts';
import { useRoomAtFoot } from '../../../../components/layout/useRoomAtFoot.ts';
import { VisuallyHidden } from '../../../../components/text/VisuallyHidden.tsx';
import styles from './QuickEntryStrip.module.css';
import { QuickEntryTotals } from './QuickEntryTotals.tsx';
import { faultyLines } from './quickEntryRows.ts';
import type { RowFocus } from './rowFocus.ts';

const entryOf = ({ context }: QuickEntrySnapshot) => context.entry;
const catalogueOf = ({ context }: QuickEntrySnapshot) => context.view.catalogue;
const knownOf = ({ context }: QuickEntrySnapshot) => context.view.known;
const additionOf = ({ children }: QuickEntrySnapshot) => children.entryAddition;
const isBusyIn = (snapshot: EntryAdditionSnapshot | undefined) => snapshot?.hasTag('busy') === true;
const isUnansweredIn = (snapshot: QuickEntrySnapshot) => snapshot.hasTag('unanswered');

interface QuickEntryStripProps {
  readonly shop: Shop;
  readonly quickEntry: QuickEntryRef;
  readonly focus: RowFocus;
  readonly isReviewing: boolean;
}

/** The totals of the entered lines and the button that adds them to the cart; it stays at the bottom of the window. */
export function QuickEntryStrip({ shop, quickEntry, focus, isReviewing }: QuickEntryStripProps) {
  // The totals update when the browser has time.
  const entry = useDeferredValue(useSelector(quickEntry, entryOf));
  const catalogue = useSelector(quickEntry, catalogueOf);
  const known = useSelector(quickEntry, knownOf);
  const isAdding = useSelector(useSelector(quickEntry, additionOf), isBusyIn);
  const isUnanswered = useSelector(quickEntry, isUnansweredIn);
  const products = useMemo(() => pricedProducts({ catalogue, known }), [catalogue, known]);
  const totals = useMemo(() => entryTotals(entry.lines.values(), products), [entry, products]);
  const faulty = useMemo(() => faultyLines(entry, products), [entry, products]);
  const strip = useRoomAtFoot();
  const toFaulty = () => focus.goToFirst(faulty, () => quickEntry.send({ type: 'review.start' }));
  return (
    <section
      ref={strip}
      aria-label={entryText('products.enteredLines')}
      className={styles.strip}
      onFocus={keepFocusInList}
      onKeyDown={({ key }) => key === 'Escape' && focus.goBack()}
    >
      {isUnanswered ? (
        <p className={styles.unanswered} role="status">
          {entryText('products.weCouldntConfirmThatTheseLines')}
        </p>
      ) : (
        <QuickEntryTotals shop={shop} totals={totals} />
      )}
      <div className={styles.actions}>
        {faulty.size > 0 && (
          <Button variant="quiet" icon={<CircleAlert />} title={entryText('products.goToFirst')} onClick={toFaulty}>
            {formatCount(faulty.size)}
            <VisuallyHidden until={1280}> {entryText('products.toCorrect')}</VisuallyHidden>
          </Button>
        )}
        <Button
          icon={<ListChecks />}
          aria-pressed={isReviewing}
          onClick={() => quickEntry.send({ type: isReviewing ? 'review.finish' : 'review.start' })}
        >
          <VisuallyHidden until={1280}>{entryText('products.enteredLines')} </VisuallyHidden>
          {formatCount(totals.lines)}
        </Button>
        <Button icon={<ClipboardPaste />} onClick={() => shop.dialogs.send({ type: 'paste.open', quickEntry })}>
          <VisuallyHidden until={1280}>{entryText('products.pasteLines')}</VisuallyHidden>
        </Button>
        <Button
          icon={<Trash2 />}
          disabled={isAdding}
          blockedBy={totals.lines === 0 ? entryText('products.noQuantities') : null}
          onClick={() => quickEntry.send({ type: 'clear.request' })}
        >
          <VisuallyHidden until={1280}>{entryText('products.clear')}</VisuallyHidden>
        </Button>
        <Button
          ref={(element) => {
            focus.places.afterLast = element;
          }}
          variant="primary"
          isBusy={isAdding}
          onClick={() => quickEntry.send({ type: 'entry.addToCart' })}
        >
          {isUnanswered ? entryText('products.tryAgain') : entryText('products.addToCart')}
        </Button>
      </div>
    </section>
  );
}

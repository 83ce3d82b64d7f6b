import { useSelector } from '@xstate/react';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ProductSelection } from '#domain/catalog/browse.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { DialogsSnapshot } from '#machines/app/dialogs/dialogsMachine.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { useKeyHints } from '../../../../components/keys/keyHints.ts';
import { EmptyState } from '../../../../components/states/EmptyState.tsx';
import { EntryElsewhere } from './EntryElsewhere.tsx';
import { QuickEntryDialogs } from './QuickEntryDialogs.tsx';
import { QuickEntryList } from './QuickEntryList.tsx';
import styles from './QuickEntryStrip.module.css';
import { QuickEntryStrip } from './QuickEntryStrip.tsx';
import { areSameIds, reviewedLines, rowsOfLines, rowsOfProducts } from './quickEntryRows.ts';
import { createRowFocus } from './rowFocus.ts';
import { ROW_KEYS } from './useRowKeys.ts';

/** When the focused element closes, the focus moves a frame later, because the rows are rendered by then. */
function useCaughtFocus(isOpen: boolean, catchFocus: () => void): void {
  const close = useEffectEvent(() => window.requestAnimationFrame(catchFocus));
  useEffect(() => (isOpen ? () => void close() : undefined), [isOpen]);
}

const furtherLinesOf = ({ context }: QuickEntrySnapshot) => context.furtherLines;
const isOfferedIn = ({ context }: QuickEntrySnapshot) => context.elsewhere !== null;
const isPastingIn = (snapshot: DialogsSnapshot) => snapshot.matches('pasting');
const catalogueOf = ({ context }: QuickEntrySnapshot) => context.view.catalogue;

interface QuickEntryProps {
  readonly shop: Shop;
  readonly quickEntry: QuickEntryRef;
  readonly products: ProductSelection;
  /** Shown if the filters match no product. */
  readonly whenEmpty: ReactNode;
}

/**
 * Quick entry: a row of fields for each product, and the strip that shows the totals and adds the lines to the cart.
 */
export function QuickEntry({ shop, quickEntry, products, whenEmpty }: QuickEntryProps) {
  const [focus] = useState(createRowFocus);
  const furtherLines = useSelector(quickEntry, furtherLinesOf);
  const reviewed = useSelector(quickEntry, reviewedLines, areSameIds);
  const catalogue = useSelector(quickEntry, catalogueOf);
  // A line never moves to another product, so the rows stay while lines are typed.
  const rows = useMemo(() => {
    const { lines } = quickEntry.getSnapshot().context.entry;
    return reviewed
      ? rowsOfLines(reviewed, lines, catalogue)
      : rowsOfProducts(products, furtherLines, lines, catalogue);
  }, [quickEntry, products, furtherLines, reviewed, catalogue]);
  const isPasting = useSelector(shop.dialogs, isPastingIn);
  const isOffered = useSelector(quickEntry, isOfferedIn);
  useCaughtFocus(isPasting || isOffered, () => focus.catchLost(quickEntry.getSnapshot().context.reviewed ?? []));
  useKeyHints(ROW_KEYS);
  return (
    <div className={styles.entry}>
      <EntryElsewhere quickEntry={quickEntry} />
      {rows.length > 0 && (
        <QuickEntryList
          key={reviewed ? 'lines' : 'products'}
          shop={shop}
          quickEntry={quickEntry}
          rows={rows}
          focus={focus}
          keepsPlace={reviewed === null}
        />
      )}
      {rows.length === 0 && !reviewed && whenEmpty}
      {rows.length === 0 && reviewed && (
        <EmptyState
          icon={<ListChecks />}
          action={
            <Button onClick={() => quickEntry.send({ type: 'review.finish' })}>
              {entryText('products.showTheProducts')}
            </Button>
          }
        >
          {entryText('products.noQuantitiesEntered')}
        </EmptyState>
      )}
      <QuickEntryStrip shop={shop} quickEntry={quickEntry} focus={focus} isReviewing={reviewed !== null} />
      <QuickEntryDialogs quickEntry={quickEntry} focus={focus} />
    </div>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: a grid of a combobox is laid out freely

import { useSelector } from '@xstate/react';
import { type RefObject, useId } from 'react';
import { newDraft } from '#domain/cart/lineDraft.ts';
import { productsText } from '#domain/texts/productsText.ts';
import type { QuickFindRef, QuickFindSnapshot } from '#machines/shop/finding/quickFindMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { useHasKeyboard } from '../components/keys/useHasKeyboard.ts';
import { VisuallyHidden } from '../components/text/VisuallyHidden.tsx';
import { MarksContext } from '../product/marksContext.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './Suggestions.module.css';
import { useCombobox } from './useCombobox.ts';

const isOpenIn = (snapshot: QuickFindSnapshot) => snapshot.hasTag('open');
const suggestedOf = ({ context }: QuickFindSnapshot) => context.suggested;
const chosenOf = ({ context }: QuickFindSnapshot) => context.chosen;
const quantityOf = ({ context }: QuickFindSnapshot) => context.quantityText;

interface SuggestionsProps {
  readonly shop: Shop;
  readonly quickFind: QuickFindRef;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Products under the search box: arrow keys choose one, digits are its quantity, Enter adds it; the focus stays in the box. */
export function Suggestions({ shop, quickFind, field }: SuggestionsProps) {
  const isOpen = useSelector(quickFind, isOpenIn);
  const { found, marks, more } = useSelector(quickFind, suggestedOf);
  const chosen = useSelector(quickFind, chosenOf);
  const quantityText = useSelector(quickFind, quantityOf);
  const hasKeyboard = useHasKeyboard();
  const listId = useId();
  const cellId = (index: number) => `${listId}-${index}`;
  const close = () => quickFind.send({ type: 'suggestions.close' });
  const typeQuantity = (text: string) => {
    quickFind.send({ type: 'quantity.type', text });
    return true;
  };
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      quickFind.send({ type: 'suggestion.move', direction: key === 'ArrowDown' ? 'down' : 'up' });
      return true;
    }
    if (key === 'Escape') {
      close();
      return true;
    }
    if (chosen === null) return false;
    if (key === 'Enter') {
      quickFind.send({ type: 'suggestion.add' });
      return true;
    }
    if (/^\d$/.test(key) || (key === '.' && quantityText !== '')) return typeQuantity(quantityText + key);
    return key === 'Backspace' && quantityText !== '' && typeQuantity(quantityText.slice(0, -1));
  };
  useCombobox(field, { isOpen, listId, activeId: chosen === null ? null : cellId(chosen), onKey });
  const drafts = found.map((product) => newDraft(product, shop.shopper.configuration.settings));
  const draft = chosen === null ? null : drafts[chosen];
  const status =
    draft && quantityText
      ? productsText('finding.chosenQuantity', { quantity: quantityText, unit: draft.sellUnit })
      : null;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen && (status ?? (chosen === null && productsText('finding.suggested', { count: found.length })))}
        </span>
      </VisuallyHidden>
      {isOpen && (
        // The search box keeps the focus when the pointer presses here.
        // biome-ignore lint/a11y/noStaticElementInteractions: the search box handles the keys
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <div role="grid" id={listId} aria-label={productsText('finding.suggestions')} className={styles.grid}>
            <MarksContext value={marks}>
              {found.map((product, index) => (
                <SuggestionRow
                  key={product.productKey}
                  shop={shop}
                  product={product}
                  cellId={cellId(index)}
                  isChosen={index === chosen}
                  quantityText={(index === chosen && quantityText) || (drafts[index]?.quantityText ?? '')}
                  unit={drafts[index]?.sellUnit ?? ''}
                  onAdd={() => quickFind.send({ type: 'suggestion.add', index })}
                  onOpen={close}
                />
              ))}
            </MarksContext>
          </div>
          {hasKeyboard && (
            <p className={styles.keys} aria-hidden="true">
              {productsText('finding.keys')}{' '}
              {more > 0 ? productsText('finding.more', { count: more }) : productsText('finding.noMore')}
            </p>
          )}
        </div>
      )}
    </>
  );
}

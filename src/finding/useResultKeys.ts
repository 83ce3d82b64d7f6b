import { useEffect, useEffectEvent } from 'react';
import type { ProductSelection } from '#domain/catalog/browse.ts';
import type { Product } from '#domain/product/product.ts';
import { productsText } from '#domain/texts/productsText.ts';
import type { QuickFindSnapshot } from '#machines/shop/finding/quickFindMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { KeyHint } from '../components/keys/KeyHelp.tsx';
import { takesSingleKeys } from '../components/keys/shortcuts.ts';
import { focusResult, placeBeside, placeOf, type ResultDirection, resultAt } from './resultFocus.ts';

export const RESULT_KEYS: readonly KeyHint[] = [
  { keys: ['↓'], does: productsText('finding.fromTheSearchBoxToThe') },
  { keys: ['Enter'], does: productsText('finding.searchThenTheFirstResult') },
  { keys: ['←', '↑', '→', '↓'], does: productsText('finding.nextResult') },
  { keys: ['0–9'], does: productsText('finding.quantityOfTheResult') },
  { keys: ['Enter'], does: productsText('finding.addTheResultToTheCart') },
  { keys: ['Esc'], does: productsText('finding.backToTheSearchBox') },
];

const DIRECTIONS: Readonly<Record<string, ResultDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const searchBox = () => document.querySelector<HTMLInputElement>('header input[type=search]');
const mayBeAdded = (index: number) => resultAt(index)?.querySelector('[data-add], [data-line]') != null;
/** The line of a product in the cart. */
const fieldAt = (index: number) => resultAt(index)?.querySelector<HTMLInputElement>('[data-line] input');

interface Results {
  readonly shop: Shop;
  readonly products: ProductSelection;
  readonly onCount: (product: Product, index: number, text: string) => void;
}

const isSuggesting = (snapshot: QuickFindSnapshot | undefined) => snapshot?.hasTag('open') === true;

/** The keys that lead from the search box into the results, and move among them. */
export function useResultKeys({ shop, products, onCount }: Results): void {
  const { productList, finding, dialogs } = shop;

  function leaveBox({ key }: KeyboardEvent): boolean {
    const isArrow = key === 'ArrowDown';
    if (!isArrow && key !== 'Enter') return false;
    if (isSuggesting(finding.getSnapshot().children.quickFind?.getSnapshot()) || products.length === 0) return false;
    // The first Enter submits the text that is still pending.
    if (!isArrow && productList.getSnapshot().hasTag('typing')) return false;
    focusResult(0);
    return true;
  }

  function pressInResult({ key, target }: KeyboardEvent, index: number): boolean {
    const direction = DIRECTIONS[key];
    if (direction !== undefined) {
      const next = placeBeside(index, direction, products.length);
      if (next !== null) focusResult(next, index);
      else if (direction === 'up') searchBox()?.focus();
      return next !== null || direction === 'up';
    }
    if (key === 'Escape') {
      searchBox()?.focus();
      return searchBox() !== null;
    }
    const product = products.at(index);
    if (!product || !mayBeAdded(index)) return false;
    if (/^\d$/.test(key)) {
      const field = fieldAt(index);
      // The key replaces the text of the field.
      field?.focus();
      if (field) return false;
      onCount(product, index, key);
      return true;
    }
    if (key !== 'Enter' || target !== resultAt(index)) return false;
    dialogs.send({ type: 'cartLine.add', product, isQuick: true });
    return true;
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || event.shiftKey) return;
    const index = placeOf(event.target);
    const isInBox = event.target !== null && event.target === searchBox();
    const isUsed = isInBox
      ? !event.ctrlKey && !event.metaKey && !event.altKey && leaveBox(event)
      : index !== null && takesSingleKeys(event) && pressInResult(event, index);
    if (isUsed) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

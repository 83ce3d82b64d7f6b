import { act, screen } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { expect } from 'vitest';
import { ownLineId } from '#domain/entry/entryLine.ts';
import { texts } from '#domain/texts.ts';
import type { Shopper } from '#machines/access/session/session.ts';
import type { EntryAdditionRef } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { ShopView } from '#machines/ordering/quickEntry/shopView.ts';
import { ProductsScreen } from '../../../src/screens/products/ProductsScreen.tsx';
import { guideView, itemOf, leeks, pantryView } from '../../machines/ordering/entrySamples.ts';
import { entryAdditionWalk, quickEntryWalk } from '../../machines/ordering/quickEntry.walk.ts';
import { buyer, loadedCatalogue, noDefaults, tomatoes } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { answer, child, quietOrdering } from './quietShop.ts';
import { all, text, without } from './seeing.ts';

const PASSES = 'decided in the same moment, never on screen';
const KEPT = 'the rows can be typed into all the while; what the browser kept comes among them';
const HELD = 'not on the page: leaving asks, which the leaving machine shows';

const { configuration } = buyer;
/** Opens the products in quick entry. */
const shopper: Shopper = {
  ...buyer,
  configuration: {
    ...configuration,
    settings: { ...configuration.settings, menu: [{ key: 'AllProducts', isVisible: true, isLocked: false }] },
    userDefaults: { ...noDefaults, defaultPageLayout: 2 },
  },
};
const catalogue = { ...loadedCatalogue, products: [tomatoes, leeks] };

/** The list, of which quick entry has not heard yet. */
function openProducts(): QuickEntryRef {
  const { shop, area } = quietOrdering({ type: 'cart.enter' }, { shopper, catalogue });
  renderPiece(
    <VirtuosoMockContext value={{ viewportHeight: 640, itemHeight: 64 }}>
      <ProductsScreen shop={shop} area={area} />
    </VirtuosoMockContext>,
  );
  return area.getSnapshot().context.quickEntry;
}

const isAdding = (adds: boolean) => () =>
  expect(screen.getByText<HTMLButtonElement>('Add to Cart').ariaBusy === 'true').toBe(adds);
const [again, leaves, clears] = ['Add Again?', 'Unsaved Data', 'Clear Entered Lines'];
const [guide, unusual] = ['Add the Order Guide Too?', 'Unusual Quantity'];

/** A guide is listed, so that there is something to add. */
function openGuide(): QuickEntryRef {
  const quickEntry = openProducts();
  act(() => quickEntry.send({ type: 'shop.changed', view: guideView }));
  return quickEntry;
}

walkScreen(quickEntryWalk, {
  open: { adding: openGuide, 'changing the list': openProducts },
  sees: {
    adding: () => void screen.getByLabelText('Entered Lines'),
    'adding.resting': all(isAdding(false), without(again), without(texts.entry.statusTitle)),
    'adding.unanswered': text(/^No answer came/),
    'adding.sending': isAdding(true),
    'adding.showingStatus': text(texts.entry.statusTitle),
    viewing: () => void screen.getByLabelText('Main Category'),
    'viewing.settled': all(without(leaves), without(clears)),
    'viewing.asking': text(leaves),
    'viewing.confirmingClear': text(clears),
  },
  unseen: {
    keeping: KEPT,
    'keeping.recalling': KEPT,
    'keeping.kept': KEPT,
    'adding.settling': PASSES,
    holding: HELD,
    'holding.free': HELD,
    'holding.held': HELD,
  },
});

/** Quick entry asking about a typed line. */
function openThousand(view: ShopView): EntryAdditionRef {
  const quickEntry = openProducts();
  act(() => {
    quickEntry.send({ type: 'shop.changed', view });
    quickEntry.send({ type: 'line.change', lineId: ownLineId(leeks.productKey), change: { quantityText: '1000' } });
    quickEntry.send({ type: 'entry.addToCart' });
  });
  return child(quickEntry, 'entryAddition');
}

/** Quick entry while its lines are on their way, or about to be for a second time. */
function openAddition(isAddedBefore: boolean): EntryAdditionRef {
  const quickEntry = openGuide();
  act(() => quickEntry.send({ type: 'entry.addToCart' }));
  if (isAddedBefore) {
    const [line] = child(child(quickEntry, 'entryAddition'), 'addLines').getSnapshot().context.lines;
    const items = line ? [itemOf(line, true)] : [];
    act(() => {
      answer(child(quickEntry, 'entryAddition'), 'addLines', { kind: 'added', items });
      quickEntry.send({ type: 'entry.addToCart' });
    });
  }
  return child(quickEntry, 'entryAddition');
}

walkScreen(entryAdditionWalk, {
  open: {
    'of a new line': () => openAddition(false),
    'of a line added before': () => openAddition(true),
    'of a thousand': () => openThousand(pantryView),
    'of a line of the guide and a thousand': () => openThousand(guideView),
  },
  sees: {
    askingAgain: text(again),
    askingGuide: all(text(guide), without(again)),
    askingQuantities: all(text(unusual), without(again), without(guide)),
    sending: all(isAdding(true), without(again), without(guide), without(unusual)),
    done: all(isAdding(false), without(again), without(guide), without(unusual)),
  },
  unseen: { gathering: PASSES, choosing: PASSES, weighing: PASSES },
});

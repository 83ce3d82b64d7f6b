import { screen } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import type { QuickEntryRef } from '#machines/quickEntry/quickEntryMachine.ts';
import type { Shopper } from '#machines/session/session.ts';
import { ProductsScreen } from '../../../src/screens/products/ProductsScreen.tsx';
import { leeks } from '../../machines/entrySamples.ts';
import { quickEntryWalk } from '../../machines/quickEntry.walk.ts';
import { buyer, loadedCatalogue, noDefaults, tomatoes } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { quietShop } from './quietShop.ts';
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
  const shop = quietShop({ name: 'other' }, { shopper, catalogue });
  renderPiece(
    <VirtuosoMockContext value={{ viewportHeight: 640, itemHeight: 64 }}>
      <ProductsScreen shop={shop} />
    </VirtuosoMockContext>,
  );
  return shop.getSnapshot().context.quickEntry;
}

const isAdding = (adds: boolean) => () =>
  expect(screen.getByText<HTMLButtonElement>('Add to Cart').ariaBusy === 'true').toBe(adds);
const [again, leaves, clears] = ['Add Again?', 'Unsaved data', 'Clear entered lines'];

walkScreen(quickEntryWalk, {
  open: { adding: openProducts, 'changing the list': openProducts },
  sees: {
    adding: () => void screen.getByLabelText('Entered lines'),
    'adding.resting': all(isAdding(false), without(again), without(texts.entry.statusTitle)),
    'adding.unanswered': text(/^No answer came/),
    'adding.askingAgain': text(again),
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
    'adding.gathering': PASSES,
    'adding.settling': PASSES,
    holding: HELD,
    'holding.free': HELD,
    'holding.held': HELD,
  },
});

import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { expect } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Cart, LineItem, SentLine } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import { NO_FILTERS } from '#domain/catalog/catalogue.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { type ShopRef, shopMachine } from '#machines/app/shop/shopMachine.ts';
import type { Notice } from '#machines/notices/notice.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { lineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { entryAdditionMachine } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import type { EntryOwner, KeptEntry } from '#machines/ordering/quickEntry/keptEntry.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import type { WriteAnswer } from '#machines/shop/cart/cartWrite.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { type PricedProduct, pricesMachine } from '#machines/shop/prices/pricesMachine.ts';
import type { DefaultsToSave, SaveAnswer } from '#machines/shop/productList/productList.ts';
import { productListMachine } from '#machines/shop/productList/productListMachine.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { listRule } from '#machines/shop/shopper.ts';
import { ProductsScreen } from '../../src/features/ordering/products/ProductsScreen.tsx';
import { buyer, type CatalogueSample, cartOf, environment } from '../machines/samples.ts';
import { catalogueCue } from './catalogueCue.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

export interface EntryWorld {
  catalogue: CatalogueSample;
  prices: Readonly<Record<number, PricedProduct>>;
  settings?: Partial<UserSettings>;
  shopper?: Shopper;
  cart?: Cart;
  /** The guide that is listed. */
  guide?: string | null;
}

const EVERYTHING = [{ key: 'AllProducts' as const, isVisible: true, isLocked: false }];
const VIEW = { viewportHeight: 640, itemHeight: 64 };

/** The product list in quick entry: catalog, prices and cart are there, the server answers on cue. */
export async function quickEntryOnCue({
  catalogue,
  prices,
  settings = {},
  shopper = buyer,
  cart = cartOf(1),
  guide = null,
}: EntryWorld) {
  const loadCatalogue = catalogueCue();
  const loadCart = cue<Cart>();
  const validate = cue<readonly LineItem[], { lines: readonly SentLine[] }>();
  const write = cue<WriteAnswer, { command: CartCommand; version: number }>();
  const notices: Notice[] = [];
  const notify = (_: unknown, notice: Notice) => void notices.push(notice);
  const { configuration } = shopper;
  const shopRef: ShopRef = createActor(
    shopMachine.provide({
      actors: {
        catalogue: catalogueMachine.provide({ actors: loadCatalogue.actors }),
        cart: cartMachine.provide({ actors: { loadCart: loadCart.port, writeCart: write.port } }),
        prices: pricesMachine.provide({
          actors: {
            loadPrices: fromPromise(async ({ input }) =>
              Object.fromEntries(input.productKeys.flatMap((key) => (prices[key] ? [[key, prices[key]]] : []))),
            ),
          },
          delays: { batch: 0 },
        }),
        productList: productListMachine.provide({
          actors: { saveDefaults: cue<SaveAnswer, DefaultsToSave>().port },
          actions: {
            showInUrl: (_, { filters }) =>
              queueMicrotask(() =>
                act(() => shopRef.getSnapshot().context.shop.productList.send({ type: 'url.changed', filters })),
              ),
          },
        }),
      },
    }),
    {
      input: {
        shopper: {
          ...shopper,
          configuration: {
            ...configuration,
            settings: { ...configuration.settings, menu: EVERYTHING, ...settings },
            userDefaults: { ...configuration.userDefaults, defaultPageLayout: 2 },
          },
        },
        environment: environment(),
      },
    },
  ).start();
  const { shop } = shopRef.getSnapshot().context;
  const quickEntry = createActor(
    quickEntryMachine.provide({
      actors: {
        recallEntry: fromPromise<KeptEntry | null, EntryOwner>(async () => null),
        entryAddition: entryAdditionMachine.provide({
          actors: { addLines: addLinesMachine.provide({ actors: { validateLines: validate.port } }) },
        }),
      },
      actions: { notify },
    }),
    {
      input: {
        actors: { catalogue: shop.catalogue, prices: shop.prices, cart: shop.cart, productList: shop.productList },
        rule: listRule(shop.shopper),
        owner: { username: '', customerKey: 0 },
        settings: shop.shopper.configuration.settings,
        newId: shop.environment.newId,
      },
    },
  ).start();
  const cartRows = createActor(cartRowsMachine, { input: { surroundings: lineSurroundings(shop) } }).start();
  shop.productList.send({ type: 'url.changed', filters: { ...NO_FILTERS, guide } });
  quickEntry.send({ type: 'page.shown' });
  // Its part of the program is there already, as after the first visit.
  await import('../../src/features/ordering/products/quickEntry/QuickEntry.tsx');
  const inView = (screen: ReactNode) => <VirtuosoMockContext value={VIEW}>{screen}</VirtuosoMockContext>;
  renderPiece(
    inView(
      <Suspense>
        <ProductsScreen shop={shop} flows={{ quickEntry, cartRows }} />
      </Suspense>,
    ),
  );
  await loadCatalogue.answer(catalogue);
  const { prices: asked } = shop;
  if (shopper.userType !== 'Public') {
    await loadCart.answer(cart);
    await waitFor(() => expect(Object.keys(asked.getSnapshot().context.known)).not.toEqual([]));
  }
  return { shop, quickEntry, validate, write, loadCart, notices, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

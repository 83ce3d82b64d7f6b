import { type ComponentProps, createElement } from 'react';
import { fromPromise } from 'xstate';
import { inSlot } from '#machines/lib/slot.ts';
import { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { type OrderingRef, orderingMachine } from '#machines/ordering/orderingMachine.ts';
import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { PageSkeleton } from '../../components/states/PageSkeleton.tsx';
import { documentFlow } from '../../documents/documentFlow.ts';
import { ProductsScreen } from '../../features/ordering/products/ProductsScreen.tsx';
import { quickEntryPorts } from '../../features/ordering/products/quickEntry/quickEntryPorts.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { part } from '../../loading/part.tsx';
import type { AreaHost } from '../../page/areaHost.ts';
import type { AreaScreen } from '../../page/pageParts.ts';
import type { LineQuantityProps } from '../../product/lineQuantities.ts';
import type { AreaParts } from '../area.ts';

type ScreenProps = ComponentProps<AreaScreen<OrderingRef>>;

const checkoutParts = fetchOnce(() => import('./checkoutParts.ts'));
/** Hardly anybody's first page: they come when there is nothing else to do, or when they are shown. */
const CategoriesScreen = part<ScreenProps>(
  () => import('../../features/ordering/categories/CategoriesScreen.tsx').then((module) => module.CategoriesScreen),
  { waiting: createElement(PageSkeleton, { shape: 'tiles' }) },
);

export function orderingParts(host: AreaHost): AreaParts {
  const documents = documentFlow(host);
  const cartRow = fetchOnce(async () => (await import('./cartRowParts.ts')).provideCartRow(host));
  const LineQuantity = part<LineQuantityProps>(() => cartRow.fetch().then((row) => row.Quantity), {
    waiting: ({ button }) => button,
    failed: ({ button }) => button,
  });
  const CartScreen = part<ScreenProps>(
    async () => {
      const [screen] = await Promise.all([import('../../features/ordering/cart/CartScreen.tsx'), cartRow.fetch()]);
      return screen.CartScreen;
    },
    { waiting: createElement(PageSkeleton) },
  );
  const checkout = fetchOnce(async () => (await checkoutParts.fetch()).provideCheckout(host, documents));
  const CheckoutScreen = part<ScreenProps>(() => checkout.fetch().then(({ Screen }) => Screen));
  const cartLine = fetchOnce(async () => (await import('./provideCartLine.ts')).provideCartLine(host));
  const ProductScreen = part<ScreenProps>(
    async () => {
      const [screen] = await Promise.all([
        import('../../features/ordering/product/ProductScreen.tsx'),
        cartLine.fetch(),
      ]);
      return screen.ProductScreen;
    },
    { waiting: createElement(PageSkeleton, { shape: 'details' }) },
  );
  const entry = fetchOnce(async () => (await import('./entryParts.ts')).provideEntry(host));
  const { keepEntry, ...entryActors } = quickEntryPorts(entry, host.leaving);
  const screens: Readonly<Record<string, AreaScreen<OrderingRef>>> = {
    products: (props: ScreenProps) => createElement(ProductsScreen, { ...props, LineQuantity }),
    categories: CategoriesScreen,
    product: ProductScreen,
    cart: CartScreen,
    checkout: CheckoutScreen,
  };
  return {
    screenOf: (name) => screens[name] ?? null,
    coordinator: orderingMachine.provide({
      actors: {
        quickEntry: quickEntryMachine.provide({
          actors: {
            ...entryActors,
            entryAddition: inSlot(() => entry.fetched()?.addition ?? null),
          },
          actions: { notify: host.notify, keepEntry },
        }),
        cartRows: cartRowsMachine.provide({
          actors: { cartRow: inSlot(() => cartRow.fetched()?.row ?? null) },
        }),
        productDetail: productDetailMachine.provide({
          actors: { documents, cartLineDialog: inSlot(cartLine.fetched) },
        }),
        loadCheckout: fromPromise<void>(
          async () => void (await Promise.all([checkout.fetch(), CheckoutScreen.fetch()])),
        ),
        checkout: inSlot(() => checkout.fetched()?.machine ?? null),
      },
    }),
  };
}

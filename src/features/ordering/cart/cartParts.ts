import { createElement } from 'react';
import { cartPageMachine } from '#machines/ordering/cartPage/cartPageMachine.ts';
import type { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { CartRowsPart } from '../../../cart/cartRowsPart.ts';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { part } from '../../../loading/part.tsx';
import type { PageParts, PageProps } from '../../../page/pageParts.ts';

type Flows = { cartPage: typeof cartPageMachine; cartRows: typeof cartRowsMachine };

export const cartParts =
  ({ cartRows, fetchRow }: CartRowsPart): PageParts<Flows> =>
  () => ({
    Screen: part<PageProps<Flows>>(
      async () => {
        const [screen] = await Promise.all([import('./CartScreen.tsx'), fetchRow()]);
        return screen.CartScreen;
      },
      { waiting: createElement(PageSkeleton) },
    ),
    flows: { cartRows, cartPage: { logic: cartPageMachine, input: ({ shop }) => ({ cart: shop.cart }) } },
  });

import { createElement } from 'react';
import { provideLazyMachine } from '#machines/lib/lazy.ts';
import { lineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { isReadOnly } from '#machines/shop/shopper.ts';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { documentFlow } from '../../../documents/documentFlow.ts';
import { fetchOnce } from '../../../loading/fetchOnce.ts';
import { part } from '../../../loading/part.tsx';
import type { PageParts, PageProps } from '../../../page/pageParts.ts';

type Flows = { productDetail: typeof productDetailMachine };

/** Guests are asked for an account first, and a read-only cart stays unchanged. */
function lineOrdering(shop: Shop) {
  return shop.shopper.userType === 'Public' || isReadOnly(shop.shopper) ? null : lineSurroundings(shop);
}

export const productParts: PageParts<Flows> = (host) => {
  const cartLine = fetchOnce(async () => (await import('../../../cart/provideCartLine.ts')).provideCartLine(host));
  return {
    Screen: part<PageProps<Flows>>(
      async () => {
        const [screen] = await Promise.all([import('./ProductScreen.tsx'), cartLine.fetch()]);
        return screen.ProductScreen;
      },
      { waiting: createElement(PageSkeleton, { shape: 'details' }) },
    ),
    flows: {
      productDetail: {
        logic: productDetailMachine.provide({
          actors: { documents: documentFlow(host), cartLineDialog: provideLazyMachine(cartLine.fetched) },
        }),
        input: ({ shop, params }) => ({ productKey: Number(params.productKey), ordering: lineOrdering(shop) }),
      },
    },
  };
};

import { createElement } from 'react';
import { provideLazyMachine } from '#machines/lib/lazy.ts';
import type { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { EntryOwner } from '#machines/ordering/quickEntry/keptEntry.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { listRule, type Shopper } from '#machines/shop/shopper.ts';
import type { CartRowsPart } from '../../../cart/cartRowsPart.ts';
import { fetchOnce } from '../../../loading/fetchOnce.ts';
import type { PageParts, PageProps } from '../../../page/pageParts.ts';
import { ProductsScreen } from './ProductsScreen.tsx';
import { quickEntryPorts } from './quickEntry/quickEntryPorts.ts';

type Flows = { quickEntry: typeof quickEntryMachine; cartRows: typeof cartRowsMachine };

/** For guests nothing is stored. */
function entryOwner({ user, configuration }: Shopper): EntryOwner {
  return { username: user?.username ?? '', customerKey: configuration.customer?.customerKey ?? 0 };
}

export const productsParts =
  ({ cartRows, LineQuantity }: CartRowsPart): PageParts<Flows> =>
  (host) => {
    const entry = fetchOnce(async () => (await import('./quickEntry/entryParts.ts')).provideEntry(host));
    const { keepEntry, ...entryActors } = quickEntryPorts(entry, host.leaving);
    const show = (props: PageProps<Flows>) => createElement(ProductsScreen, { ...props, LineQuantity });
    return {
      Screen: show,
      flows: {
        cartRows,
        quickEntry: {
          lasts: true,
          logic: quickEntryMachine.provide({
            actors: { ...entryActors, entryAddition: provideLazyMachine(() => entry.fetched()?.addition ?? null) },
            actions: { notify: host.notify, keepEntry },
          }),
          input: ({ shop: { shopper, environment, catalogue, prices, cart, productList } }) => ({
            actors: { catalogue, prices, cart, productList },
            rule: listRule(shopper),
            owner: entryOwner(shopper),
            settings: shopper.configuration.settings,
            newId: environment.newId,
          }),
        },
      },
    };
  };

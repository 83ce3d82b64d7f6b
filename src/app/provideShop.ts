import { fromPromise } from 'xstate';
import type { MenuKey } from '#domain/settings/menu.ts';
import type { AreaPages } from '#machines/app/area/areaMachine.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { pricesMachine } from '#machines/shop/prices/pricesMachine.ts';
import { productListMachine } from '#machines/shop/productList/productListMachine.ts';
import type { AreaName } from '#machines/shop/visit.ts';
import { languageNow } from '#spoken';
import { cartPorts } from '../cart/cartPorts.ts';
import { cataloguePorts } from '../catalog/cataloguePorts.ts';
import { productPorts } from '../catalog/productPorts.ts';
import { createProductStore } from '../catalog/productStore.ts';
import { provideFinding } from '../finding/provideFinding.ts';
import type { AreaServices } from '../page/areaServices.ts';
import { productsHref } from '../product/urlFilters.ts';
import type { AreaLoader } from './areas/areaLoader.ts';
import type { CartTabs } from './cartTabs.ts';
import { provideDialogs } from './dialogs/provideDialogs.ts';

export interface ShopHost extends AreaServices {
  readonly areas: AreaLoader;
  readonly cartTabs: CartTabs;
  readonly logMenuEntry: (entry: MenuKey) => void;
  readonly showInUrl: (href: string, isTyping: boolean) => void;
}

function loadAreaPort(areas: AreaLoader) {
  return fromPromise<AreaPages, { area: AreaName | null }>(async ({ input: { area } }) => {
    if (!area) throw new PortFailure({ kind: 'unexpected', status: null, detail: '' });
    return (await areas.load(area)).pages;
  });
}

/** The shop with its long-lived actors, its dialogs and its areas. */
export function provideShop(host: ShopHost) {
  const { api, isGuest, notify, withdrawNotice, areas, cartTabs, addressTabs, shop, logMenuEntry, showInUrl } = host;
  addressTabs.listen(
    () => void import('./followShipTos.ts').then((part) => part.followShipTos(api, shop)).catch(() => undefined),
  );
  const ofCatalogue = cataloguePorts(api, isGuest);
  const ofProducts = productPorts(api, createProductStore(languageNow()), isGuest);
  return shopMachine.provide({
    actions: { logMenuEntry: (_, { entry }) => logMenuEntry(entry) },
    actors: {
      loadArea: loadAreaPort(areas),
      dialogs: provideDialogs(host),
      finding: provideFinding(),
      catalogue: catalogueMachine.provide({
        actors: { ...ofProducts, loadSurroundings: ofCatalogue.loadSurroundings, loadGuides: ofCatalogue.loadGuides },
      }),
      prices: pricesMachine.provide({
        actors: {
          loadPrices: ofCatalogue.loadPrices,
          loadLastSales: ofCatalogue.loadLastSales,
          loadDetails: ofCatalogue.loadDetails,
        },
      }),
      cart: cartMachine.provide({
        ...cartPorts(api, isGuest),
        actions: { notify, withdrawNotice, notifyOtherTabs: (_, { version }) => cartTabs.tell(version) },
      }),
      productList: productListMachine.provide({
        actors: { saveDefaults: ofCatalogue.saveDefaults },
        actions: {
          notify,
          showInUrl: (_, { filters }) => showInUrl(productsHref(filters), filters.search !== ''),
        },
      }),
    },
  });
}

import type { Product } from '#domain/product/product.ts';
import type { FindingInput } from '#machines/shop/finding/quickFind.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { buyer, catalogueOf, listener, loadedCatalogue, tomatoes } from '../samples.ts';

export const vine: Product = {
  ...tomatoes,
  productKey: 22,
  productCode: 'TOS',
  formattedProductCode: 'TOS',
  description: 'Tomatoes, vine',
};

/** Three that are found by 'tom', in this order, and one that is not. */
const products = [
  tomatoes,
  { ...tomatoes, productKey: 21, productCode: 'TOR', formattedProductCode: 'TOR', description: 'Tomatoes, roma' },
  vine,
  { ...tomatoes, productKey: 23, productCode: 'LEE', formattedProductCode: 'LEE', description: 'Leeks' },
];

const { configuration } = buyer;
const menu = [{ key: 'AllProducts' as const, isVisible: true, isLocked: false }];

/** Who may list all products. */
export const lister: Shopper = {
  ...buyer,
  configuration: { ...configuration, settings: { ...configuration.settings, menu } },
};

const showing = (sessionId: string, context: object) => ({ sessionId, getSnapshot: () => ({ context }) }) as never;

/** What the search box needs: a shop of four products whose dialogs are listened to. */
export function findingSample(
  shopper: Shopper = lister,
  sold: readonly Product[] = products,
): {
  input: FindingInput;
  heardByDialogs: () => readonly object[];
} {
  const dialogs = listener();
  return {
    input: {
      shopper,
      catalogue: showing('catalogue', { catalogue: catalogueOf({ ...loadedCatalogue, products: sold }) }),
      prices: showing('prices', { known: {} }),
      dialogs: dialogs.ref as never,
    },
    heardByDialogs: dialogs.heard,
  };
}

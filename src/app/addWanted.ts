import { waitFor } from 'xstate';
import type { Shop } from '#machines/shop/shop.ts';

/** Opens the cart line dialog for the product that a guest was adding when they had to sign in, once it is loaded. */
export async function addWanted({ catalogue, dialogs }: Shop, productKey: number): Promise<void> {
  const { context } = await waitFor(catalogue, (snapshot) => snapshot.hasTag('loaded'));
  const product = context.catalogue.productByKey.get(productKey);
  if (product) dialogs.send({ type: 'cartLine.add', product });
}

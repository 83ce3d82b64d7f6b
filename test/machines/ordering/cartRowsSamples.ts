import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import type { LineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import { cartListener, environment, lastSale, twoCases } from '../samples.ts';

/** What the rows of a cart are given, and what they ask of the cart. */
export function surroundings(changed: Partial<LineSurroundings> = {}) {
  const cart = cartListener();
  const around: LineSurroundings = {
    settings: DEFAULT_USER_SETTINGS,
    sellsAtZero: false,
    cart: cart.ref,
    cartLines: () => [twoCases],
    lastSaleOf: () => lastSale,
    newId: environment().newId,
    ...changed,
  };
  return { around, commands: cart.commands };
}

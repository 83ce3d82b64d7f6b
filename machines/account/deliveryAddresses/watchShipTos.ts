import { fromCallback } from 'xstate';
import type { CartRef } from '../../shop/cart/cartMachine.ts';

/** Reports each change of the addresses that the cart can ship to. */
export const watchShipTos = fromCallback<{ type: string }, { cart: CartRef }>(({ input: { cart }, sendBack }) => {
  let { shipTos: known } = cart.getSnapshot().context;
  const subscription = cart.subscribe(({ context: { shipTos } }) => {
    if (shipTos === known) return;
    known = shipTos;
    if (shipTos) sendBack({ type: 'shipTos.changed', shipTos });
  });
  return () => subscription.unsubscribe();
});

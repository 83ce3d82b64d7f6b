import type { CartRef } from '#machines/shop/cart/cartMachine.ts';
import { openTabChannel } from '../browser/tabChannel.ts';

/** Notifies the other tabs of this browser of a changed cart, and listens to them. */
export interface CartTabs {
  tell(version: number): void;
  listen(cart: () => CartRef | undefined): void;
}

export function createCartTabs(isApart: () => boolean): CartTabs {
  const channel = openTabChannel('cart', isApart);
  return {
    tell: channel.tell,
    listen: (cart) =>
      channel.listen((version) => {
        const known = cart();
        if (known && version !== known.getSnapshot().context.cart.version) known.send({ type: 'cart.refresh' });
      }),
  };
}

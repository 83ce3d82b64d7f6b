import type { CartRef } from '#machines/shop/cart/cartMachine.ts';

/** Tells the other tabs of this browser that the cart changed, and hears it from them. */
export interface CartTabs {
  tell(version: number): void;
  listen(cart: () => CartRef | undefined): void;
}

export function createCartTabs(): CartTabs {
  const channel = new BroadcastChannel('cart');
  return {
    tell: (version) => channel.postMessage(version),
    listen: (cart) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const known = cart();
        if (known && data !== known.getSnapshot().context.cart.version) known.send({ type: 'cart.refresh' });
      };
    },
  };
}

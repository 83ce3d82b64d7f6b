import type { Customer } from '#domain/customer/customer.ts';
import type { Shop } from './shop.ts';
import type { Shopper } from './shopper.ts';

type Known = Pick<Shop, 'shopper' | 'cart'>;

/** The customer with the current ship-tos. The session has them as they were when the shop was opened. */
export function customerNow({ shopper, cart }: Known): Customer | null {
  const { customer } = shopper.configuration;
  const { shipTos } = cart.getSnapshot().context;
  return customer && shipTos ? { ...customer, shiptos: [...shipTos] } : customer;
}

export function shopperNow(shop: Known): Shopper {
  const { shopper } = shop;
  return { ...shopper, configuration: { ...shopper.configuration, customer: customerNow(shop) } };
}

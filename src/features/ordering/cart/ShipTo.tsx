import { useSelector } from '@xstate/react';
import MapPin from 'lucide-react/icons/map-pin';
import Store from 'lucide-react/icons/store';
import { type Address, addressLines } from '#domain/customer/customer.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { customerNow } from '#machines/shop/shopperNow.ts';
import styles from './CartScreen.module.css';

const codeOf = ({ context }: CartSnapshot) => context.cart.header.customerShipToCode;

/** The address of the cart: the chosen one, else the customer's default, else the first. */
export function shipToOf(shop: Shop, chosen: string | null): Address | null {
  const customer = customerNow(shop);
  const code = chosen ?? customer?.defaultShipto;
  return customer?.shiptos.find(({ key }) => key === code) ?? customer?.shiptos[0] ?? null;
}

/** The ship-to of the cart; it is chosen at checkout. */
export function ShipTo({ shop }: { shop: Shop }) {
  const address = shipToOf(shop, useSelector(shop.cart, codeOf));
  if (shop.shopper.shipMethod === 'Pickup') {
    return (
      <p className={styles.shipTo}>
        <Store aria-hidden="true" />
        <strong>{cartText('cart.pickup')}</strong>
      </p>
    );
  }
  if (!address) return null;
  const [street = '', ...rest] = addressLines(address).slice(1);
  // A display text that starts with the street also contains the city.
  const [name, ...lines] = address.display.startsWith(street) ? [street, ...rest] : [address.display, street, ...rest];
  return (
    <p className={styles.shipTo}>
      <MapPin aria-hidden="true" />
      <span>
        {cartText('cart.shipTo')} <strong>{name || address.display}</strong>
        {lines.filter((line) => line !== '').map((line) => `, ${line}`)}
      </span>
    </p>
  );
}

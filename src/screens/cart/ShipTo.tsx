import { useSelector } from '@xstate/react';
import { MapPin } from 'lucide-react';
import { addressLines } from '#domain/customer/customer.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import styles from './CartScreen.module.css';

const codeOf = ({ context }: CartSnapshot) => context.cart.header.customerShipToCode;

/** Where the cart goes; chosen at checkout. */
export function ShipTo({ shop }: { shop: Shop }) {
  const customer = shop.shopper.configuration.customer;
  const code = useSelector(shop.cart, codeOf) ?? customer?.defaultShipto;
  const address = customer?.shiptos.find(({ key }) => key === code) ?? customer?.shiptos[0];
  if (!customer || !address) return null;
  const rest = addressLines(address)
    .slice(1)
    .filter((line) => !address.display.includes(line))
    .join(', ');
  return (
    <p className={styles.shipTo}>
      <MapPin aria-hidden="true" />
      <span>
        Ship to <strong>{address.display}</strong>
        {rest && `, ${rest}`}
      </span>
    </p>
  );
}

import { useSelector } from '@xstate/react';
import type { Cart } from '#domain/cart/cart.ts';
import { cartTotals } from '#domain/cart/totals.ts';
import { formatMoney } from '#domain/money.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import styles from './CartScreen.module.css';
import { shipToOf } from './ShipTo.tsx';

const cartOf = ({ context }: CartSnapshot) => context.cart;

/** The last line is highlighted. A buyer without prices sees only the minimum. */
function linesOf({ lines, minimumShort }: Cart, minimum: number | null): readonly string[] {
  const { lineTotal } = cartTotals(lines);
  if (lineTotal === null || minimumShort === undefined) {
    return [
      ...(minimum === null ? [] : [checkoutText('checkout.minimumAmount', { amount: formatMoney(minimum) })]),
      checkoutText('checkout.belowMinimum'),
    ];
  }
  return [
    checkoutText('checkout.currentTotal', { amount: formatMoney(lineTotal) }),
    checkoutText('checkout.minimumAmount', { amount: formatMoney(lineTotal.plus(minimumShort)) }),
    checkoutText('checkout.minimumToGo', { amount: formatMoney(minimumShort) }),
  ];
}

/** The amount that the cart lacks to the minimum of its ship-to, once it has a line. */
export function MinimumOrder({ shop }: { shop: Shop }) {
  const cart = useSelector(shop.cart, cartOf);
  const minimum = shipToOf(shop, cart.header.customerShipToCode)?.minimumOrderAmount ?? null;
  return (
    <div role="status" className={styles.minimum}>
      {cart.isBelowMinimum && linesOf(cart, minimum).map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

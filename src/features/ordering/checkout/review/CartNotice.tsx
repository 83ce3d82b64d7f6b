import { useSelector } from '@xstate/react';
import type { Cart } from '#domain/cart/cart.ts';
import { cartProblems } from '#domain/checkout/offer.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import styles from '../../../../components/states/FocusedAlert.module.css';
import { CartWarnings } from './CartWarnings.tsx';
import { RisenPrices } from './RisenPrices.tsx';

const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;

/** The server's messages about the cart, before the order is confirmed. */
export function CartNotice({ shop, cart }: { shop: Shop; cart: Cart }) {
  const catalogue = useSelector(shop.catalogue, catalogueOf);
  const problems = cartProblems(cart);
  return (
    <>
      {problems.length > 0 && (
        <div role="status" className={styles.alert} data-kind="error">
          <p>{checkoutText('words.notOrderable')}</p>
          {problems.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
      <CartWarnings cart={cart} />
      <RisenPrices lines={cart.lines} catalogue={catalogue} />
    </>
  );
}

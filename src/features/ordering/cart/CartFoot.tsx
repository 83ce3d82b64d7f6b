import { useSelector } from '@xstate/react';
import { cartTotals } from '#domain/cart/totals.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { useRoomAtFoot } from '../../../components/layout/useRoomAtFoot.ts';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './CartFoot.module.css';

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;

/** On a phone: the total and the checkout button, at the bottom of the window while the lines scroll. */
export function CartFoot({ shop }: { shop: Shop }) {
  const lines = useSelector(shop.cart, linesOf);
  const foot = useRoomAtFoot();
  const { hidePricing } = shop.shopper.configuration.settings;
  return (
    <section ref={foot} aria-label={cartText('cart.checkout')} className={styles.foot}>
      {!hidePricing && (
        <p className={styles.total}>
          <span>{cartText('cart.total')}</span>
          <span className={styles.amount}>
            {lines.some((line) => line.isEstimate) && <small>{cartText('cart.est')} </small>}
            <MoneyText isInline value={cartTotals(lines).lineTotal} />
          </span>
        </p>
      )}
      <LinkButton to="/checkout" variant="primary" isWide>
        {cartText('cart.checkout')}
      </LinkButton>
    </section>
  );
}

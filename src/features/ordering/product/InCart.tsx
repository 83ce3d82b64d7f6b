import { useSelector } from '@xstate/react';
import { quantityInCart } from '#domain/cart/quantityInCart.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { VIEW_CART } from '#machines/notices/productsAdded.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { UnbrokenText } from '../../../components/text/UnbrokenText.tsx';
import styles from './ProductScreen.module.css';

/** The quantity of the product in the cart, with a link to it. */
export function InCart({ shop, productKey }: { readonly shop: Shop; readonly productKey: number }) {
  const inCart = useSelector(shop.cart, ({ context }) => quantityInCart(context.cart.lines, productKey));
  if (inCart === '') return null;
  return (
    <p className={styles.inCart}>
      <span>
        <UnbrokenText>{productsText('productPage.inYourCart', { quantity: inCart })}</UnbrokenText>
      </span>
      <LinkButton to={VIEW_CART.action.href} variant="quiet" size="small">
        {VIEW_CART.action.label}
      </LinkButton>
    </p>
  );
}

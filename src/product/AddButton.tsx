import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { quantityInCart } from '#domain/cart/quantityInCart.ts';
import type { Product } from '#domain/product/product.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../components/buttons/Button.tsx';
import styles from './ProductParts.module.css';
import { useIsExcluded } from './useIsExcluded.ts';
import { useMayAdd } from './useMayAdd.ts';

interface AddButtonProps {
  readonly shop: Shop;
  readonly product: Product;
}

function inCart({ context }: CartSnapshot, productKey: number): string {
  return quantityInCart(context.cart.lines, productKey);
}

/** Opens the cart line dialog; says how much of the product is in the cart already. Absent for excluded products and those without a price; in a cart that is only looked at nothing is added. */
export function AddButton({ shop, product }: AddButtonProps) {
  const quantity = useSelector(shop.cart, (snapshot) => inCart(snapshot, product.productKey));
  const mayAdd = useMayAdd(shop, product);
  const isExcluded = useIsExcluded(shop, product);
  if (isExcluded) return null;
  return (
    <span className={styles.adding}>
      <span className={styles.inCart}>{quantity !== '' && `${quantity} in cart`}</span>
      {mayAdd && (
        <Button
          data-add=""
          icon={<Plus />}
          aria-label={`Add ${product.description} to cart`}
          onClick={() => shop.dialogs.send({ type: 'cartLine.add', product })}
        >
          Add
        </Button>
      )}
    </span>
  );
}

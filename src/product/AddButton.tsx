import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { use, useState } from 'react';
import { onlyLineOf } from '#domain/cart/onlyLineOf.ts';
import { quantityInCart } from '#domain/cart/quantityInCart.ts';
import type { Product } from '#domain/product/product.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../components/buttons/Button.tsx';
import { LineQuantitiesContext } from './lineQuantities.ts';
import styles from './ProductParts.module.css';
import { useIsExcluded } from './useIsExcluded.ts';
import { useMayAdd } from './useMayAdd.ts';

interface AddButtonProps {
  readonly shop: Shop;
  readonly product: Product;
}

const linesOf = ({ context }: CartSnapshot) => context.cart.lines;

/**
 * Opens the cart line dialog, and shows the quantity in the cart; a single line is edited in place of the button.
 * Absent for excluded products and those without a price; with a read-only cart it adds nothing.
 */
export function AddButton({ shop, product }: AddButtonProps) {
  const quantity = useSelector(shop.cart, (snapshot) => quantityInCart(linesOf(snapshot), product.productKey));
  const line = useSelector(shop.cart, (snapshot) => onlyLineOf(linesOf(snapshot), product.productKey));
  const quantities = use(LineQuantitiesContext);
  const [wasPressed, setPressed] = useState(false);
  const mayAdd = useMayAdd(shop, product);
  const isExcluded = useIsExcluded(shop, product);
  if (isExcluded) return null;
  const add = () => {
    setPressed(true);
    shop.dialogs.send({ type: 'cartLine.add', product });
  };
  const button = (
    <Button
      data-add=""
      icon={<Plus />}
      aria-label={shopText('product.addToCart', { description: product.description })}
      onClick={add}
    >
      {shopText('product.add')}
    </Button>
  );
  const field = line && quantities && (
    <quantities.Quantity rows={quantities.rows} line={line} product={product} button={button} takesFocus={wasPressed} />
  );
  return (
    <span className={styles.adding}>
      <span className={styles.inCart}>{quantity !== '' && shopText('product.inCart', { quantity })}</span>
      {mayAdd && (field || button)}
    </span>
  );
}

import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import type { Product } from '#domain/product/product.ts';
import type { CartLineDialogRef } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import type { ProductDetailRef, ProductDetailSnapshot } from '#machines/ordering/productDetail/productDetailMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { OrderFields } from './OrderFields.tsx';
import { useAddLabel } from './useAddLabel.ts';

const lineOf = ({ children }: ProductDetailSnapshot): CartLineDialogRef | undefined => children.cartLine;

interface ProductOrderProps {
  readonly shop: Shop;
  readonly detail: ProductDetailRef;
  readonly product: Product;
}

/** The quantity to add to the cart; only the button for guests and for products without a unit. */
export function ProductOrder({ shop, detail, product }: ProductOrderProps) {
  const line = useSelector(detail, lineOf);
  const addLabel = useAddLabel(shop, product, product.pricingUM);
  // The product is known when it is on screen.
  useEffect(() => detail.send({ type: 'order.open', product }), [detail, product]);
  if (line) return <OrderFields shop={shop} line={line} product={product} />;
  return (
    <Button variant="primary" icon={<Plus />} onClick={() => shop.dialogs.send({ type: 'cartLine.add', product })}>
      {addLabel}
    </Button>
  );
}

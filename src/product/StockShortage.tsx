import type { CartLine } from '#domain/cart/cart.ts';
import { decimal } from '#domain/decimal.ts';
import type { Product } from '#domain/product/product.ts';
import { stockShortage } from '#domain/product/stock.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { UnbrokenText } from '../components/text/UnbrokenText.tsx';
import styles from './ProductParts.module.css';
import { useWantedPrices } from './useWantedPrices.ts';

interface StockShortageProps {
  readonly shop: Pick<Shop, 'prices'>;
  readonly line: Pick<CartLine, 'orderQuantity' | 'unitOfMeasure'>;
  readonly product: Product;
}

/** A warning that a line exceeds the stock. */
export function StockShortage({ shop, line, product }: StockShortageProps) {
  const stock = useWantedPrices(shop.prices, product.productKey)?.uncommitted;
  const wish = { quantity: decimal(line.orderQuantity), unit: line.unitOfMeasure };
  const shortage = stockShortage(product, wish, stock);
  if (shortage === null) return null;
  return (
    <p className={styles.shortage}>
      <UnbrokenText>{shortage}</UnbrokenText>
    </p>
  );
}

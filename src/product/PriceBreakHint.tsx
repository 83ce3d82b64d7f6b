import { decimal } from '#domain/decimal.ts';
import { formatUnitPrice } from '#domain/money.ts';
import { nextBreak } from '#domain/product/nextBreak.ts';
import type { Prices } from '#domain/product/price.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { shopText } from '#domain/texts/shopText.ts';
import styles from './ProductParts.module.css';

interface PriceBreakHintProps {
  readonly product: Product;
  readonly prices: Prices | undefined;
  readonly unit: string;
}

/** The first lower price of a larger quantity; the product's page lists them all. Absent if there is none. */
export function PriceBreakHint({ product, prices, unit }: PriceBreakHintProps) {
  const lower = nextBreak(prices?.[unit]);
  if (!lower) return null;
  const quantity = formatQuantity(decimal(lower.fromQuantity));
  const price = formatUnitPrice(lower.price, priceDecimals(product, unit));
  return <p className={styles.break}>{shopText('product.priceBreak', { quantity, unit, price })}</p>;
}

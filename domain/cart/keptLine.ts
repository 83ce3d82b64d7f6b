import type { Decimal } from '../decimal.ts';
import { defaultPrice } from '../product/defaultPrice.ts';
import type { Prices } from '../product/price.ts';
import { lineExtension } from '../product/pricing.ts';
import type { Product } from '../product/product.ts';

/** The product data for the rules of the cart. `prices`: this customer's prices today, by price unit. */
export interface CartProduct
  extends Pick<
    Product,
    'productKey' | 'productCode' | 'formattedProductCode' | 'description' | 'pricingUM' | 'sellBys' | 'priceBys'
  > {
  /** The description in the language of the reader, where it is another one. */
  translation?: string | null;
  isActive: boolean;
  isExcluded: boolean;
  isTaxable: boolean;
  prices: Prices;
  /** Prices of 0 can be ordered (readings 139). */
  sellsAtZero: boolean;
}

/** A product in the messages of a buyer. */
export function productName({
  formattedProductCode,
  description,
  translation,
}: Pick<CartProduct, 'formattedProductCode' | 'description' | 'translation'>): string {
  return `${formattedProductCode} ${translation ?? description}`;
}

/** A line as the cart stores it; its price is always today's. `id` is null until it is stored. */
export interface KeptLine {
  id: number | null;
  productKey: number;
  unit: string;
  priceUnit: string;
  quantity: Decimal;
  overridePrice: Decimal | null;
  /** The unit price last shown to the user. */
  shownUnitPrice: Decimal | null;
  productText1: string | null;
  productText2: string | null;
  /** The position of a restored line; absent or null means that its id decides the order. */
  place?: number | null;
}

type PricedLine = Pick<KeptLine, 'overridePrice' | 'quantity' | 'unit' | 'priceUnit'>;

/** Today's price of the line's quantity without an override; null for a product without a price. */
export function ownPriceOf(
  { quantity, unit, priceUnit }: Omit<PricedLine, 'overridePrice'>,
  product: CartProduct | undefined,
): Decimal | null {
  return product ? defaultPrice(product, product.prices, { quantity, sellUnit: unit, priceUnit }) : null;
}

/** Whether a price of the product itself is 0 although the site does not sell at 0 (readings 139). */
export function isOnCall(price: Decimal | null, product: CartProduct | undefined): boolean {
  return price?.isZero() === true && product?.sellsAtZero !== true;
}

/** Today's price of one price unit: the override, else the product's price; null for a product without a price. */
export function unitPriceOf(line: PricedLine, product: CartProduct | undefined): Decimal | null {
  const price = ownPriceOf(line, product);
  return line.overridePrice ?? (isOnCall(price, product) ? null : price);
}

/** The line with the price that is shown today. */
export function shownToday(line: KeptLine, product: CartProduct | undefined): KeptLine {
  return { ...line, shownUnitPrice: unitPriceOf(line, product) };
}

/** Today's extension, null without a price or on a unit mismatch. */
export function extensionOf(line: KeptLine, product: CartProduct | undefined): Decimal | null {
  if (!product) return null;
  return lineExtension(product, {
    quantity: line.quantity,
    sellUnit: line.unit,
    priceUnit: line.priceUnit,
    unitPrice: unitPriceOf(line, product),
  });
}

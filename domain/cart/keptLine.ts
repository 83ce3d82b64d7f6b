import type { Decimal } from '../decimal.ts';
import { lineExtension } from '../product/pricing.ts';
import type { Product } from '../product/product.ts';

/** The product data for the rules of the cart. `prices`: this customer's prices today, by price unit. */
export interface CartProduct
  extends Pick<
    Product,
    'productKey' | 'productCode' | 'formattedProductCode' | 'description' | 'pricingUM' | 'sellBys' | 'priceBys'
  > {
  isActive: boolean;
  isExcluded: boolean;
  isTaxable: boolean;
  prices: ReadonlyMap<string, Decimal>;
  /** Price units with price 0, at which the site does not sell (readings 139). */
  unpricedUnits: ReadonlySet<string>;
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

/** Today's price of one price unit: the override, else the product's price; null for a product without a price. */
export function unitPriceOf(
  line: Pick<KeptLine, 'overridePrice' | 'priceUnit'>,
  product: CartProduct | undefined,
): Decimal | null {
  return line.overridePrice ?? product?.prices.get(line.priceUnit) ?? null;
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

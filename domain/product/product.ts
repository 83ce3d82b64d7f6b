import { type Static, Type } from 'typebox';

/** The reserved product that is never listed (specification 9). */
export const EXCLUDED_PRODUCT_KEY = 9;

/** A sequence that is not set sorts last (specification 4). */
export const MISSING_SEQUENCE = 9999;

const NullableText = Type.Union([Type.String(), Type.Null()]);
const ImageFile = NullableText;

export const Scan = Type.Object({ key: Type.String(), name: Type.String() });
export type Scan = Static<typeof Scan>;

const conversion = {
  /** The stock units in one of this unit, to 4 decimals. */
  stockConversion: Type.Number(),
  /** The same as a fraction, `1/3`, where 4 decimals are not exact. */
  exactConversion: Type.Optional(Type.String()),
};

/** A sell unit. `sellByMultiple` 0 = none. */
export const SellBy = Type.Object({
  unitOfMeasure: Type.String(),
  ...conversion,
  isPricing: Type.Boolean(),
  sellByMultiple: Type.Number(),
});
export type SellBy = Static<typeof SellBy>;

/** A unit the product is priced by. `priceDecimals`: decimals of its unit price. */
export const PriceBy = Type.Object({
  unitOfMeasure: Type.String(),
  ...conversion,
  priceDecimals: Type.Integer(),
});
export type PriceBy = Static<typeof PriceBy>;

/** The details that only product pages show; they are requested by key. */
const details = {
  catalogDescription: Type.String(),
  detailImages: Type.Array(Type.String()),
  scanDocuments: Type.Array(Scan),
};
export const ProductDetails = Type.Object(details);
export type ProductDetails = Static<typeof ProductDetails>;

const listed = {
  productKey: Type.Integer(),
  productCode: Type.String(),
  formattedProductCode: Type.String(),
  description: Type.String(),
  pricingUM: Type.String(),
  warehouseCode: Type.String(),
  sellBys: Type.Array(SellBy),
  priceBys: Type.Array(PriceBy),
  defaultQuantity: Type.Object({ orderQuantity: Type.Number(), unitOfMeasure: Type.String() }),
  listImage: ImageFile,
  mobileImage: ImageFile,
  cardImage: ImageFile,
  categoryDescription: Type.String(),
  mainCategoryDescription: Type.String(),
  productCategoryCode: Type.String(),
  productMainCategoryCode: Type.String(),
  productSequence: Type.Union([Type.Integer(), Type.Null()]),
  additional: Type.Object({ k0: NullableText, k1: NullableText }),
};
/**
 * A product as every buyer of the distributor sees it. Prices, stock and details are requested separately, for the
 * visible rows.
 */
const Product = Type.Object(listed);
export type Product = Static<typeof Product>;

export const ProductWithDetails = Type.Object({ ...listed, ...details });
export type ProductWithDetails = Static<typeof ProductWithDetails>;

export function sellBy(product: Pick<Product, 'sellBys'>, unit: string): SellBy | undefined {
  return product.sellBys.find((candidate) => candidate.unitOfMeasure === unit);
}

/**
 * The initial unit of a new line: the default one if the product is sold by it, else its first; null without sell
 * units.
 */
export function defaultSellUnit(product: Pick<Product, 'sellBys' | 'defaultQuantity'>): string | null {
  const wanted = product.defaultQuantity.unitOfMeasure;
  return (sellBy(product, wanted) ?? product.sellBys[0])?.unitOfMeasure ?? null;
}

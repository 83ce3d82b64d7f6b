import fc from 'fast-check';
import type { Product } from '#domain/product/product.ts';

const text = fc.oneof(
  fc.constantFrom('', 'A', '10225', 'CLR-10225', 'egg-1-list.webp', 'egg-1-card.webp', '\ud83e'),
  fc.string(),
);
const picture = fc.oneof(fc.constant(null), text);
const amount = fc.constantFrom(0, 1, 12, 38.5, 0.0001);
const sellBy = fc.record({
  unitOfMeasure: text,
  stockConversion: amount,
  isPricing: fc.boolean(),
  sellByMultiple: amount,
});
const priceBy = fc.record({ unitOfMeasure: text, stockConversion: amount, priceDecimals: fc.nat(4) });

export const product: fc.Arbitrary<Product> = fc.record({
  productKey: fc.nat(300),
  productCode: text,
  formattedProductCode: text,
  description: text,
  pricingUM: text,
  warehouseCode: text,
  sellBys: fc.array(sellBy, { maxLength: 2 }),
  priceBys: fc.array(priceBy, { maxLength: 2 }),
  defaultQuantity: fc.record({ orderQuantity: amount, unitOfMeasure: text }),
  listImage: picture,
  mobileImage: picture,
  cardImage: picture,
  categoryDescription: text,
  mainCategoryDescription: text,
  productCategoryCode: text,
  productMainCategoryCode: text,
  productSequence: fc.oneof(fc.constant(null), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  additional: fc.record({ k0: fc.option(text), k1: fc.option(text) }),
});

export const products = fc
  .uniqueArray(product, { selector: ({ productKey }) => productKey, maxLength: 30 })
  .map((all) => all.sort((left, right) => left.productKey - right.productKey));

import type { Static } from 'typebox';
import { recordOf } from '../schema/record.ts';
import { PRODUCT_KEYS } from './price.ts';
import { ProductDetails } from './product.ts';

/** product key → its long texts, pictures and documents; a product that is not listed is left out. */
export const ProductDetailsAnswer = recordOf(PRODUCT_KEYS, ProductDetails);
export type ProductDetailsAnswer = Static<typeof ProductDetailsAnswer>;

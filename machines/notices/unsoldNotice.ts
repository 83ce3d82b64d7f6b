import { shopText } from '#domain/texts/shopText.ts';
import type { Notice } from './notice.ts';

/** Shown instead of a dialog when a product has no unit to order it by. */
export const NOT_SOLD: Notice = { type: 'warning', text: shopText('products.noSellUnit') };

import { texts } from '#domain/texts.ts';
import type { Notice } from './notice.ts';

/** Instead of a dialog: no unit is named by which the product could be ordered. */
export const NOT_SOLD: Notice = { type: 'warning', text: texts.products.noSellUnit };

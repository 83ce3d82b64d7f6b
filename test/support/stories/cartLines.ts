import type { Cart } from '#domain/cart/cart.ts';
import { changeAnswer } from './server.ts';
import type { Step } from './story.ts';

/** Keys of the demo data's products. */
const PRODUCT_KEYS = Array.from({ length: 700 }, (_, place) => 1001 + place);
/** Hass, 48 to the case. */
export const AVOCADO = 1011;

/** The cart has a line of a case for each of these products, at a price that differs from the current one. */
export const cartContains = (productKeys: readonly number[] = PRODUCT_KEYS) =>
  changeAnswer<Cart>('**/api/cart', ({ lines: [line], ...cart }) => ({
    ...cart,
    lines: productKeys.map((productKey, place) => ({
      ...{ ...line, id: 9000 + place, productKey },
      ...{ unitOfMeasure: 'CS', unitOfMeasure_Prc: 'CS', unitPrice: 1.23 },
    })),
  }));

/** Another user adds so many to the first line of the cart. */
export const addElsewhere =
  (quantity: number): Step =>
  async ({ buyer }) => {
    const line = (await buyer?.cart())?.lines[0];
    if (!buyer || !line) throw new Error('nothing in the cart');
    const { id, productKey, unitOfMeasure, orderQuantity } = line;
    await buyer.update(id, { productKey, unitOfMeasure, orderQuantity: orderQuantity + quantity });
  };

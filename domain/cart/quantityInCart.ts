import { formatQuantity } from '../quantity.ts';
import type { CartLine } from './cart.ts';

/**
 * The quantity of a product in the cart, unit by unit as its lines have it (`2 CS, 6 EA`); '' when it is not in the
 * cart.
 */
export function quantityInCart(
  lines: readonly Pick<CartLine, 'productKey' | 'orderQuantity' | 'unitOfMeasure'>[],
  productKey: number,
): string {
  return lines
    .filter((line) => line.productKey === productKey)
    .map((line) => `${formatQuantity(line.orderQuantity)} ${line.unitOfMeasure}`)
    .join(', ');
}

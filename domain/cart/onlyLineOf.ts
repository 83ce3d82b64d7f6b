import type { CartLine } from './cart.ts';

/** The line of a product that stands in the cart once; null when none does, or several do. */
export function onlyLineOf<Line extends Pick<CartLine, 'productKey'>>(
  lines: readonly Line[],
  productKey: number,
): Line | null {
  const [line, ...more] = lines.filter((one) => one.productKey === productKey);
  return line !== undefined && more.length === 0 ? line : null;
}

import type { CartLine } from './cart.ts';

/** The only cart line of a product; null when the cart has none or several. */
export function onlyLineOf<Line extends Pick<CartLine, 'productKey'>>(
  lines: readonly Line[],
  productKey: number,
): Line | null {
  const [line, ...more] = lines.filter((one) => one.productKey === productKey);
  return line !== undefined && more.length === 0 ? line : null;
}

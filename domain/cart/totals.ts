import { type Decimal, decimal, ZERO } from '../decimal.ts';
import { sumMoney } from '../money.ts';
import type { CartLine } from './cart.ts';

/**
 * `items`: number of lines. `orderQuantity`, `caseQuantity`: sums over them. `lineTotal`: null while pricing is hidden.
 */
export interface CartTotals {
  items: number;
  orderQuantity: Decimal;
  caseQuantity: Decimal;
  lineTotal: Decimal | null;
}

type Counted = Pick<CartLine, 'orderQuantity' | 'caseQuantity' | 'extension'>;

export function cartTotals(lines: readonly Counted[]): CartTotals {
  const sum = (quantityOf: (line: Counted) => number) =>
    lines.reduce((total, line) => total.plus(decimal(quantityOf(line))), ZERO);
  const extensions = lines.flatMap(({ extension }) => (extension === undefined ? [] : [extension]));
  return {
    items: lines.length,
    orderQuantity: sum((line) => line.orderQuantity),
    caseQuantity: sum((line) => line.caseQuantity),
    lineTotal: lines.length > 0 && extensions.length === 0 ? null : sumMoney(extensions),
  };
}

import { type Decimal, decimal } from '../decimal.ts';
import { readable } from '../formatNumber.ts';
import { formatUnitPrice, roundMoney } from '../money.ts';

export const BILLED_PLACES = 4;

/** The amount of a quantity in the unit of its price. */
export function billedAmount(quantity: number | Decimal, price: number | Decimal): Decimal {
  return roundMoney(decimal(quantity).times(price));
}

/** `30.3 LB x $13.45` (readings 149), or `30.3 LB` without a price. */
export function billedText(quantity: number | Decimal, unit: string, price?: number | Decimal | null): string {
  const billed = `${readable(decimal(quantity).toString())} ${unit}`;
  return price === undefined || price === null ? billed : `${billed} x ${formatUnitPrice(price)}`;
}

interface Billed {
  billedQuantity?: number;
  billedUnit?: string;
}

export function hasBilled<Row extends Billed>(row: Row): row is Row & Required<Billed> {
  return row.billedQuantity !== undefined && row.billedUnit !== undefined;
}

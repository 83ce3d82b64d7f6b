import type { CSSProperties } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import { decimal } from '#domain/decimal.ts';
import { DEFAULT_PRICE_DECIMALS, formatMoney, formatUnitPrice, longestPlaces } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';

type Line = Pick<CartLine, 'orderQuantity' | 'unitOfMeasure' | 'unitPrice' | 'unitOfMeasure_Prc' | 'extension'> &
  Partial<Pick<CartLine, 'isEstimate'>>;

/** The columns of the figures: as wide as the widest of all rows, in view or not. */
interface LineColumns {
  /** `--figure-columns` for the grid of a line, `--sell-unit` and `--price-unit` for the widths of its units. */
  readonly style: CSSProperties & Readonly<Record<`--${string}`, string>>;
  /** Decimals of the longest price. */
  readonly pricePlaces: number;
}

function longest<Row>(rows: readonly Row[], text: (row: Row) => string): number {
  return rows.reduce((most, row) => Math.max(most, text(row).length), 0);
}

const inDigits = (width: number) => `${width.toFixed(1)}ch`;

/** Letters are wider than digits. */
const LETTER = 1.4;
const ESTIMATE = 3.5;

interface LineColumnsOf<Row> {
  readonly hidePricing: boolean;
  /** Decimals of a line's price. */
  readonly placesOf?: (line: Row) => number;
  /** The width of the quantity field, if there is one. */
  readonly quantityField?: string;
}

/** The columns of quantity, price and amount, or only the first. */
export function lineColumns<Row extends Line>(
  lines: readonly Row[],
  { hidePricing, placesOf = () => DEFAULT_PRICE_DECIMALS, quantityField }: LineColumnsOf<Row>,
): LineColumns {
  const pricePlaces = longestPlaces(
    lines.map((line) => line.unitPrice && decimal(line.unitPrice).toDecimalPlaces(placesOf(line))),
  );
  const price = (line: Row) => formatUnitPrice(line.unitPrice, placesOf(line)).split('.')[0] ?? '';
  const estimate = lines.some((line) => line.isEstimate) ? ESTIMATE : 0;
  const sellUnit = longest(lines, (line) => line.unitOfMeasure) * LETTER;
  const priceUnit = longest(lines, (line) => line.unitOfMeasure_Prc) * LETTER + 1;
  const quantity = inDigits(longest(lines, (line) => formatQuantity(line.orderQuantity)) + 1 + sellUnit);
  const columns = [
    quantityField === undefined ? quantity : `calc(${quantityField} + ${inDigits(sellUnit + 1)})`,
    inDigits(longest(lines, price) + 1 + pricePlaces + 1 + priceUnit),
    inDigits(longest(lines, (line) => formatMoney(line.extension)) + estimate),
  ];
  const style = {
    '--figure-columns': columns.slice(0, hidePricing ? 1 : undefined).join(' '),
    '--sell-unit': inDigits(sellUnit),
    '--price-unit': inDigits(priceUnit),
  };
  return { style, pricePlaces };
}

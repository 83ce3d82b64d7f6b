import type { CSSProperties } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import { DEFAULT_PRICE_DECIMALS, formatMoney, formatUnitPrice, longestPlaces } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';

type Line = Pick<CartLine, 'orderQuantity' | 'unitOfMeasure' | 'unitPrice' | 'unitOfMeasure_Prc' | 'extension'> &
  Partial<Pick<CartLine, 'isEstimate'>>;

/** The columns in which the figures of lines stand: as wide as the widest of them, whatever is in view. */
export interface LineColumns {
  /** The widths `--quantity-column`, `--price-column` and `--amount-column`, and of the units in them `--sell-unit` and `--price-unit`. */
  readonly style: CSSProperties;
  /** Decimals of the longest price. */
  readonly pricePlaces: number;
}

function longest<Row>(rows: readonly Row[], text: (row: Row) => string): number {
  return rows.reduce((most, row) => Math.max(most, text(row).length), 0);
}

/** Letters are wider than digits. */
const LETTER = 1.4;
const ESTIMATE = 3.5;

/** `placesOf`: decimals of a line's price. */
export function lineColumns<Row extends Line>(
  lines: readonly Row[],
  placesOf: (line: Row) => number = () => DEFAULT_PRICE_DECIMALS,
): LineColumns {
  const pricePlaces = longestPlaces(lines.map((line) => line.unitPrice));
  const price = (line: Row) => formatUnitPrice(line.unitPrice, placesOf(line)).split('.')[0] ?? '';
  const estimate = lines.some((line) => line.isEstimate) ? ESTIMATE : 0;
  const sellUnit = longest(lines, (line) => line.unitOfMeasure) * LETTER;
  const priceUnit = longest(lines, (line) => line.unitOfMeasure_Prc) * LETTER + 1;
  const widths = {
    '--sell-unit': sellUnit,
    '--quantity-column': longest(lines, (line) => formatQuantity(line.orderQuantity)) + 1 + sellUnit,
    '--price-unit': priceUnit,
    '--price-column': longest(lines, price) + 1 + pricePlaces + priceUnit,
    '--amount-column': longest(lines, (line) => formatMoney(line.extension)) + estimate,
  };
  const style = Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, `${width.toFixed(1)}ch`]));
  return { style, pricePlaces };
}

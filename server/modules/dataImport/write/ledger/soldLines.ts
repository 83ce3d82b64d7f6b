import { crc32 } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { type Decimal, decimal, ZERO } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { billedAmount } from '#domain/order/billed.ts';
import { extension, isAverage } from '#domain/product/pricing.ts';
import { type Factor, parseFactor, ratio } from '#domain/product/units.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { findProductsByCode, type KnownProduct } from '../../../orders/inbound/knownOrders.ts';
import { storedHolds } from '../convertPieces.ts';
import { type Candidate, note, refuse } from '../importTarget.ts';

const ONE: Factor = { numerator: decimal(1), denominator: decimal(1) };

/** The catalog's data of the sold products. */
export interface SoldProducts {
  known: ReadonlyMap<string, KnownProduct>;
  /** How many price units one unit of the product contains; null when its units do not define it. */
  conversion(product: string, unit: string, priceUnit: string): Factor | null;
  /** One of the units has an average content. */
  isAverage(product: string, unit: string, priceUnit: string): boolean;
}

export async function findSoldProducts(
  transaction: Transaction<Database>,
  rows: readonly Candidate[],
): Promise<SoldProducts> {
  const codes = [...new Set(rows.flatMap(({ values }) => values.product ?? []))];
  const known = await findProductsByCode(transaction, codes);
  const { rows: units } = await sql<{ product: string; unit: string; holds: string }>`
    select p.product_code as product, u.unit, ${storedHolds} as holds
    from product p join product_unit u on u.product_key = p.product_key
    where p.product_code = any(${codes}::text[])`.execute(transaction);
  const held = new Map(units.map(({ product, unit, holds }) => [JSON.stringify([product, unit]), parseFactor(holds)]));
  const factorOf = (product: string, unit: string) => held.get(JSON.stringify([product, unit]));
  return {
    known,
    isAverage: (product, unit, priceUnit) =>
      unit !== priceUnit && [unit, priceUnit].some((name) => isAverage(factorOf(product, name))),
    conversion(product, unit, priceUnit) {
      if (unit === priceUnit) return ONE;
      const [one, other] = [factorOf(product, unit), factorOf(product, priceUnit)];
      return one && other ? ratio(one, other) : null;
    },
  };
}

/** A product that is not in the catalog has its code as key; without a product the key is below 0. */
export function soldKey(code: string, { known }: SoldProducts): number {
  return known.get(code)?.key ?? -1 - (crc32(code) >>> 1);
}

export const decimalOf = (text: string | null | undefined): Decimal => (text ? decimal(text) : ZERO);

/** Without a quantity it has no unit; its unit is that of the price by default. */
export function fillBilledUnit({ values }: Candidate): void {
  values.billedUnit = values.billedQuantity ? (values.billedUnit ?? values.priceUnit ?? null) : null;
}

/** The billed quantity times the price; without one, the quantity in the price unit times the price. */
function amountOf({ values }: Candidate, conversion: Factor | null): Decimal | null {
  const { billedQuantity, quantity, price } = values;
  if (!quantity || !price) return null;
  if (billedQuantity) return billedAmount(decimal(billedQuantity), decimal(price));
  return conversion && extension(decimal(quantity), conversion, decimal(price));
}

/** Fills in values of a new line from the catalog and by calculation. */
export function fillSoldLine(row: Candidate, products: SoldProducts): void {
  const { values } = row;
  const { product, unit, quantity, price } = values;
  if (!product || !unit || !quantity || !price) return;
  values.description ??= products.known.get(product)?.description ?? null;
  if (values.description === null) refuse(row, 'description', ledgerTexts.noDescription(product));
  else if (!products.known.has(product)) note(row, 'product', ledgerTexts.unknownProduct(product));
  values.priceUnit ??= unit;
  fillBilledUnit(row);
  values.extension ??= amountOf(row, products.conversion(product, unit, values.priceUnit))?.toString() ?? null;
  if (values.extension === null) {
    refuse(row, 'extension', ledgerTexts.noExtension(unit, values.priceUnit));
    return;
  }
  const stated = decimal(values.extension);
  if (stated.times(quantity).isNegative() && !stated.isZero() && !decimal(quantity).isZero()) {
    refuse(row, 'extension', ledgerTexts.otherSign('extension', values.extension, quantity));
  }
}

/** Quantity times price; null where the units do not define it, or only by an average weight. */
export function exactAmount({ values }: Candidate, products: SoldProducts): Decimal | null {
  const { product, unit, quantity, price, priceUnit } = values;
  if (!product || !unit || !quantity || !price || !priceUnit) return null;
  const conversion = products.isAverage(product, unit, priceUnit)
    ? null
    : products.conversion(product, unit, priceUnit);
  return conversion && extension(decimal(quantity), conversion, decimal(price));
}

export function lineTotalOf(rows: readonly Candidate[]): Decimal {
  return rows.reduce((sum, { values }) => sum.plus(decimalOf(values.extension)), ZERO);
}

/** Fills in the total of a group's rows, or refuses the rows when it differs. */
export function settleTotal(rows: readonly Candidate[]): void {
  const [first] = rows;
  if (!first || rows.some(({ refusals }) => refusals.length > 0)) return;
  const { charges, tax, total } = first.values;
  const sum = lineTotalOf(rows).plus(decimalOf(charges)).plus(decimalOf(tax));
  if (total && !sum.equals(total)) {
    const stated = decimal(total).toFixed(MONEY_PLACES);
    const remark = ledgerTexts.otherTotal(stated, sum.toFixed(MONEY_PLACES));
    refuse(first, 'total', remark);
  }
  for (const { values } of rows) values.total = sum.toString();
}

import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { STANDARD_GUIDE } from '#domain/guide/guide.ts';
import { ABSENT_AMOUNT, formatUnitPrice } from '#domain/money.ts';
import type { CsvCell } from '#domain/report/csv.ts';
import type { ReportQueries } from '#domain/report/reportRequest.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Amount, Cell, Column } from '../../platform/pdf/columns.ts';
import { findPrices, type PriceTerms, type UnitPrices } from '../catalog/priceRepository.ts';
import { productCells, productColumns, productCsv, productHeadings, soldBy } from './productLines.ts';
import { productReport } from './productReport.ts';
import { findProductKeys, findReportCustomer, isInGuide, type ReportProduct } from './productRepository.ts';
import { type AskedReport, customerFacts, type Report, type ReportLine } from './report.ts';

const columns = (): Column[] => [
  ...productColumns(),
  { kind: 'text', heading: reportsText('priceList.soldBy'), minimum: 48, maximum: 110 },
  { kind: 'number', heading: reportsText('priceList.price'), minimum: 44, unitMinimum: 18 },
];

export type Prices = ReadonlyMap<number, readonly UnitPrices[]>;

/** Every price of these products, by product. */
export async function pricesOf(
  database: Kysely<Database>,
  terms: PriceTerms,
  keys: readonly number[],
): Promise<Prices> {
  const prices = await findPrices(
    database,
    terms,
    keys.map((productKey) => ({ productKey, units: [] })),
  );
  const byProduct = new Map<number, UnitPrices[]>();
  for (const price of prices) {
    const known = byProduct.get(price.productKey);
    if (known) known.push(price);
    else byProduct.set(price.productKey, [price]);
  }
  return byProduct;
}

/** The prices of a product in the order of its units. */
function inOrderOfUnits({ units }: Pick<ReportProduct, 'units'>, prices: readonly UnitPrices[]): UnitPrices[] {
  const place = ({ unit }: UnitPrices) => units.findIndex((known) => known.unitOfMeasure === unit);
  return prices.toSorted((left, right) => place(left) - place(right));
}

function priceCell([first, ...more]: readonly Amount[]): Cell {
  if (!first) return { text: ABSENT_AMOUNT };
  return more.length === 0 ? first : { ...first, more };
}

/** `places`: decimals of the price column. */
function priceLine(product: ReportProduct, prices: readonly UnitPrices[], places: number): ReportLine {
  const ordered = inOrderOfUnits(product, prices).flatMap(({ unit, breaks, sellsAtZero }) =>
    breaks.map(({ fromQuantity, price }) => ({ unit, fromQuantity, price, isOnCall: price === 0 && !sellsAtZero })),
  );
  const amounts = ordered.map(({ price, unit, fromQuantity, isOnCall }) =>
    isOnCall
      ? { text: shopText('products.callForPrice') }
      : {
          text: formatUnitPrice(decimal(price), places, places),
          unit: fromQuantity === 0 ? `/ ${unit}` : `/ ${unit}, ${fromQuantity}+`,
        },
  );
  const priced: CsvCell[][] = ordered.map(({ price, unit, fromQuantity, isOnCall }) => [
    isOnCall ? shopText('products.callForPrice') : { number: decimal(price).toFixed(places) },
    unit,
    fromQuantity === 0 ? '' : { number: decimal(fromQuantity).toString() },
  ]);
  const named = [...productCsv(product), product.brand ?? '', soldBy(product)];
  return {
    cells: [...productCells(product), { text: soldBy(product) }, priceCell(amounts)],
    csv: (priced.length > 0 ? priced : [['', '', '']]).map((price) => [...named, ...price]),
  };
}

/** The customer's prices of the products in the guide 'Standard', or of all; null when there are none. */
export async function priceList(
  database: Kysely<Database>,
  { customerKey }: AskedReport,
  { effectiveDate, allProducts }: ReportQueries['priceList'],
): Promise<Report | null> {
  const among = allProducts ? {} : { among: isInGuide(customerKey, STANDARD_GUIDE) };
  const keys = await findProductKeys(database, { customerKey, ...among });
  if (keys.length === 0) return null;
  const customer = await findReportCustomer(database, customerKey);
  return {
    title: reportsText('priceList.productPriceList'),
    subtitle: reportsText('priceList.effective', { effectiveDate: formatDate(effectiveDate) }),
    fileName: reportsText('priceList.fileName', { effectiveDate }),
    facts: [
      ...customerFacts(customer),
      {
        label: reportsText('priceList.products'),
        text: reportsText(allProducts ? 'priceList.allProducts' : 'priceList.standardOrder', { count: keys.length }),
      },
      { label: reportsText('priceList.pricesAsOf'), text: formatDate(effectiveDate) },
    ],
    columns: columns(),
    csvHeadings: [
      ...productHeadings(),
      reportsText('productList.brand'),
      reportsText('csv.soldBy'),
      reportsText('priceList.price'),
      reportsText('csv.priceUnit'),
      reportsText('csv.fromQuantity'),
    ],
    ...productReport(database, keys, {
      find: (batch) => pricesOf(database, { customerKey, day: effectiveDate }, batch),
      pricesIn: (prices) =>
        [...prices.values()].flat().flatMap(({ breaks }) => breaks.map(({ price }) => decimal(price))),
      lineOf: (product, prices, places) => priceLine(product, prices.get(product.product_key) ?? [], places),
    }),
  };
}

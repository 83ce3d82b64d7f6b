import { type Kysely, sql } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatUnitPrice } from '#domain/money.ts';
import { billedText } from '#domain/order/billed.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { dayName } from '#domain/report/dayOfWeek.ts';
import type { ReportQueries } from '#domain/report/reportRequest.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Column } from '../../platform/pdf/columns.ts';
import { productCells, productColumns, productCsv, productHeadings } from './productLines.ts';
import { productReport } from './productReport.ts';
import { findProductKeys, findReportCustomer, type ReportProduct } from './productRepository.ts';
import { boughtInPeriod, findPurchases, type Purchase } from './purchaseRepository.ts';
import { type AskedReport, customerFacts, type Report, type ReportLine } from './report.ts';

const purchased = (): Column => ({
  kind: 'number',
  heading: reportsText('quoteSheet.purchased'),
  minimum: 34,
  unitMinimum: 12,
});
const lastPrice = (): Column => ({
  kind: 'number',
  heading: reportsText('quoteSheet.lastPrice'),
  minimum: 44,
  unitMinimum: 18,
});
const room = (): Column[] => [
  { kind: 'blank', heading: reportsText('quoteSheet.quantity'), width: 52 },
  { kind: 'blank', heading: reportsText('quoteSheet.quote'), width: 60 },
];

interface Shown {
  hidePricing: boolean;
  /** Decimals of the price column. */
  places: number;
}

function quoteLine(product: ReportProduct, { quantities, last }: Purchase, { hidePricing, places }: Shown): ReportLine {
  const [first, ...more] = quantities.map(({ quantity, unit }) => ({ text: formatQuantity(decimal(quantity)), unit }));
  const price = decimal(last.price);
  const billed = last.billed && billedText(decimal(last.billed), last.price_unit, hidePricing ? null : price);
  const lastCells = hidePricing ? [] : [{ text: formatUnitPrice(price, places, places), unit: `/ ${last.price_unit}` }];
  const lastCsv = hidePricing ? [] : [{ number: price.toFixed(places) }, last.price_unit];
  return {
    cells: [
      ...productCells(product, [
        reportsText('quoteSheet.lastBought', { date: formatDate(last.date) }),
        ...(billed ? [billed] : []),
      ]),
      { ...(first ?? { text: '' }), more },
      ...lastCells,
    ],
    csv: quantities.map(({ quantity, unit }) => [
      ...productCsv(product),
      { number: decimal(quantity).toString() },
      unit,
      formatDate(last.date),
      ...(last.billed ? [{ number: decimal(last.billed).toString() }, last.price_unit] : ['', '']),
      ...lastCsv,
      '',
      '',
    ]),
  };
}

/**
 * The customer's purchases since a date, on all days of the week or on one, with room to write quotes; null when there
 * are none.
 */
export async function quoteSheet(
  database: Kysely<Database>,
  { customerKey, hidePricing }: AskedReport,
  { effectiveDate, purchasedSince, dayOfWeek }: ReportQueries['quoteSheet'],
): Promise<Report | null> {
  const period = { customerKey, purchasedSince, dayOfWeek };
  const among = sql`p.product_key in ${boughtInPeriod(period)}`;
  const keys = await findProductKeys(database, { customerKey, among });
  if (keys.length === 0) return null;
  const customer = await findReportCustomer(database, customerKey);
  const none: Purchase = {
    product_key: 0,
    quantities: [],
    last: { date: '', price: '0', price_unit: '', billed: null },
  };
  return {
    title: reportsText('quoteSheet.quoteSheet'),
    subtitle: reportsText('quoteSheet.effective', { effectiveDate: formatDate(effectiveDate) }),
    fileName: reportsText('quoteSheet.fileName', { effectiveDate }),
    facts: [
      ...customerFacts(customer),
      { label: reportsText('quoteSheet.purchasedSince'), text: formatDate(purchasedSince) },
      { label: reportsText('quoteSheet.dayOfWeek'), text: dayName(dayOfWeek) },
    ],
    columns: [...productColumns(), purchased(), ...(hidePricing ? [] : [lastPrice()]), ...room()],
    csvHeadings: [
      ...productHeadings(),
      reportsText('quoteSheet.purchased'),
      reportsText('csv.unit'),
      reportsText('csv.lastBought'),
      reportsText('csv.lastBilledQuantity'),
      reportsText('csv.lastBilledUnit'),
      ...(hidePricing ? [] : [reportsText('csv.lastPrice'), reportsText('csv.lastPriceUnit')]),
      reportsText('quoteSheet.quantity'),
      reportsText('quoteSheet.quote'),
    ],
    ...productReport(database, keys, {
      find: (batch) => findPurchases(database, period, batch),
      pricesIn: (purchases) => (hidePricing ? [] : [...purchases.values()].map(({ last }) => decimal(last.price))),
      lineOf: (product, purchases, places) =>
        quoteLine(product, purchases.get(product.product_key) ?? none, { hidePricing, places }),
    }),
  };
}

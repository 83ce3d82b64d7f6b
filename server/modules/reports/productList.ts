import type { Kysely } from 'kysely';
import { formatDate } from '#domain/formatDate.ts';
import { formatCount } from '#domain/formatNumber.ts';
import type { ReportQueries } from '#domain/report/reportRequest.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Column } from '../../platform/pdf/columns.ts';
import { productCells, productColumns, productCsv, productHeadings, soldBy } from './productLines.ts';
import { productReport } from './productReport.ts';
import { findCategoryName, findProductKeys, findReportCustomer } from './productRepository.ts';
import { type AskedReport, customerFacts, type Report } from './report.ts';

const columns = (): Column[] => [
  ...productColumns(),
  { kind: 'text', heading: reportsText('productList.brand'), minimum: 40, maximum: 90 },
  { kind: 'text', heading: reportsText('productList.soldBy'), minimum: 48, maximum: 110 },
];

/** The available products, by category; undefined for an unknown category, null when nothing is available. */
export async function productList(
  database: Kysely<Database>,
  { customerKey, today }: AskedReport,
  { category }: ReportQueries['productList'],
): Promise<Report | null | undefined> {
  const categoryName =
    category === '' ? reportsText('productList.allCategories') : await findCategoryName(database, category);
  if (categoryName === undefined) return undefined;
  const keys = await findProductKeys(database, { customerKey, category });
  if (keys.length === 0) return null;
  const customer = await findReportCustomer(database, customerKey);
  return {
    title: reportsText('productList.productList'),
    subtitle: categoryName,
    fileName: reportsText('productList.fileName', { categoryName }),
    facts: [
      ...customerFacts(customer),
      { label: reportsText('productList.products'), text: formatCount(keys.length) },
      { label: reportsText('productList.date'), text: formatDate(today) },
    ],
    columns: columns(),
    csvHeadings: [...productHeadings(), reportsText('productList.brand'), reportsText('csv.soldBy')],
    ...productReport(database, keys, {
      find: async () => null,
      lineOf: (product) => ({
        cells: [...productCells(product), { text: product.brand ?? '' }, { text: soldBy(product) }],
        csv: [[...productCsv(product), product.brand ?? '', soldBy(product)]],
      }),
    }),
  };
}

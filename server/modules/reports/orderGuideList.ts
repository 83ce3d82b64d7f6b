import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { isSameGuideName } from '#domain/guide/guideName.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { guidesInRange, isReversed } from '#domain/report/guideRange.ts';
import type { ReportQueries } from '#domain/report/reportRequest.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Column } from '../../platform/pdf/columns.ts';
import { findGuideLines, findGuidesOfReport, type GuideOfReport, type ReportGuideLine } from './guideRepository.ts';
import { inBatches } from './inBatches.ts';
import { productColumns } from './productLines.ts';
import { findReportCustomer } from './productRepository.ts';
import { type AskedReport, customerFacts, type Report, type ReportLine } from './report.ts';
import { underHeadings } from './underHeadings.ts';

/** Of more of them the columns get their widths by the first ones. */
const LOOKED_AT = 2_000;

const columns = (): Column[] => [
  ...productColumns(),
  { kind: 'number', heading: reportsText('orderGuideList.quantity'), minimum: 34, unitMinimum: 12 },
  { kind: 'blank', heading: reportsText('orderGuideList.onHand'), width: 56 },
  { kind: 'blank', heading: reportsText('orderGuideList.order'), width: 56 },
];

function guideLine({ guide, code, description, quantity, unit }: ReportGuideLine): ReportLine {
  return {
    cells: [{ text: code }, { text: description }, { text: formatQuantity(decimal(quantity)), unit }],
    csv: [[guide, code, description, { number: decimal(quantity).toString() }, unit, '', '']],
  };
}

function rangeName(guides: readonly GuideOfReport[]): string {
  const [first, last] = [guides[0]?.name ?? '', guides.at(-1)?.name ?? ''];
  return guides.length === 1 ? first : reportsText('orderGuideList.range', { first, last });
}

/**
 * The guides of a name range with their products, and room to count; undefined for an unknown guide, null when no guide
 * has products.
 */
export async function orderGuideList(
  database: Kysely<Database>,
  { customerKey, today }: AskedReport,
  range: ReportQueries['orderGuideList'],
): Promise<Report | null | undefined> {
  if (isReversed(range)) throw new Refused(409, 'guidesReversed', reportsText('report.guidesReversed'));
  const all = await findGuidesOfReport(database, customerKey);
  const isKnown = (name: string) => name === '' || all.some((guide) => isSameGuideName(guide.name, name));
  if (!isKnown(range.startingGuide) || !isKnown(range.endingGuide)) return undefined;
  const guides = guidesInRange(all, range).filter(({ lines }) => lines.length > 0);
  if (guides.length === 0) return null;
  const lineIds = guides.flatMap(({ lines }) => lines);
  const customer = await findReportCustomer(database, customerKey);
  return {
    title: reportsText('orderGuideList.orderGuideList'),
    subtitle: rangeName(guides),
    fileName: reportsText('orderGuideList.fileName', { guides: rangeName(guides) }),
    facts: [
      ...customerFacts(customer),
      { label: reportsText('orderGuideList.orderGuides'), text: formatCount(guides.length) },
      { label: reportsText('orderGuideList.date'), text: formatDate(today) },
    ],
    columns: columns(),
    csvHeadings: [
      reportsText('csv.orderGuide'),
      reportsText('productLines.item'),
      reportsText('productLines.description'),
      reportsText('orderGuideList.quantity'),
      reportsText('csv.unit'),
      reportsText('csv.onHand'),
      reportsText('orderGuideList.order'),
    ],
    count: lineIds.length,
    widest: async () => (await findGuideLines(database, lineIds.slice(0, LOOKED_AT))).map(guideLine),
    async *parts() {
      for await (const lines of inBatches(lineIds, (batch) => findGuideLines(database, batch))) {
        yield* underHeadings(lines, ({ guide }) => guide, guideLine);
      }
    },
  };
}

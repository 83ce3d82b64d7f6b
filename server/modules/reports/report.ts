import type { Kysely } from 'kysely';
import type { CsvCell } from '#domain/report/csv.ts';
import type { ReportRequest } from '#domain/report/reportRequest.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Column, Row } from '../../platform/pdf/columns.ts';
import type { LabelledText } from '../../platform/pdf/facts.ts';

/** A report for a customer with its user's permissions. It is stored as JSON when it is made later. */
export interface AskedReport {
  request: ReportRequest;
  customerKey: number;
  hidePricing: boolean;
  /** Where the distributor is. */
  today: string;
}

/** What a document that is made later is of; null when it is gone. */
export async function findAskedReport(database: Kysely<Database>, id: string): Promise<AskedReport | null> {
  const document = await database.selectFrom('document').select('request').where('id', '=', id).executeTakeFirst();
  return document ? (document.request as unknown as AskedReport) : null;
}

/** One line of a report, in typeset form and in spreadsheet form. */
export interface ReportLine {
  cells: Row;
  csv: readonly (readonly CsvCell[])[];
}

export interface ReportPart {
  /** Parts that follow one another under the same heading are one table. */
  heading: string | null;
  lines: readonly ReportLine[];
}

/** A report that is read in parts: its head, and a stream of rows. */
export interface Report {
  title: string;
  subtitle: string;
  fileName: string;
  facts: readonly LabelledText[];
  remark?: string;
  columns: readonly Column[];
  csvHeadings: readonly string[];
  /** About how many lines there are. */
  count: number;
  /** Lines by which the columns get their widths. */
  widest: () => Promise<readonly ReportLine[]>;
  parts: () => AsyncIterable<ReportPart>;
  /** Below the lines; the last one is the amount due. */
  totals?: readonly LabelledText[];
}

/** The customer in the head of a report. */
export const customerFacts = ({ name, code }: { name: string; code: string }): LabelledText[] => [
  { label: reportsText('report.customer'), text: name },
  { label: reportsText('report.customerNumber'), text: code },
];

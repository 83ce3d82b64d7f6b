import type { Kysely } from 'kysely';
import type { DocumentTicket } from '#domain/api/documents.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import type { ReportRequest } from '#domain/report/reportRequest.ts';
import type { ReportFormat } from '#domain/report/reports.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { buyer, type Caller } from '../access/caller.ts';
import { issuePendingTicket, issueTicket, PDF, type TicketServices } from '../documents/documentTickets.ts';
import { findLetterhead } from '../documents/letterhead.ts';
import type { ListPart } from '../documents/pdf/listPdf.ts';
import { planReport } from './planReport.ts';
import type { AskedReport, Report } from './report.ts';
import { CSV } from './reportCsv.ts';
import { pdfHead, pdfPart } from './reportPdf.ts';
import type { ReportServices } from './services.ts';

async function pdfOf(database: Kysely<Database>, report: Report) {
  const letterhead = await findLetterhead(database);
  const parts: ListPart[] = [];
  for await (const part of report.parts()) parts.push(pdfPart(part));
  return { kind: 'list', ...pdfHead(report, letterhead), parts } as const;
}

/** The report, to be opened by its id; null when it is empty. For a long one only the rows are counted here. */
export async function openReport(
  services: TicketServices & ReportServices,
  caller: Caller,
  request: ReportRequest,
  format: ReportFormat = 'pdf',
): Promise<DocumentTicket | null> {
  const { customerKey, settings, site } = buyer(caller);
  const today = statementDate(services.clock.now(), site.timeZone);
  const asked: AskedReport = { request, customerKey, hidePricing: settings.hidePricing, today };
  const { report, source } = await services.customerReads.read(customerKey, async (database) => {
    const planned = await planReport(database, asked);
    const isShort = planned && format === 'pdf' && planned.count <= services.shortPdfLines;
    return { report: planned, source: isShort ? await pdfOf(database, planned) : null };
  });
  if (report === undefined) throw new Refused(404, 'reportNotFound', reportsText('report.absent'));
  if (report === null) return null;
  const { fileName } = report;
  if (format === 'csv') {
    return await issuePendingTicket(services, caller, { name: `${fileName}.csv`, contentType: CSV, request: asked });
  }
  // A short document is made during the request, and stored for repeated requests.
  if (source) return await issueTicket(services, caller, { name: `${fileName}.pdf`, source });
  return await issuePendingTicket(services, caller, { name: `${fileName}.pdf`, contentType: PDF, request: asked });
}

import type { DocumentTicket } from '#domain/api/documents.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import type { ReportRequest } from '#domain/report/reportRequest.ts';
import type { ReportFormat } from '#domain/report/reports.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
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

/** A short document is made during the request, and stored for repeated requests. */
async function openPdf(services: TicketServices, caller: Caller, report: Report): Promise<DocumentTicket> {
  const letterhead = await findLetterhead(services.database);
  const parts: ListPart[] = [];
  for await (const part of report.parts()) parts.push(pdfPart(part));
  const source = { kind: 'list', ...pdfHead(report, letterhead), parts } as const;
  return await issueTicket(services, caller, { name: `${report.fileName}.pdf`, source });
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
  const report = await planReport(services.database, asked);
  if (report === undefined) throw new Refused(404, 'reportNotFound', reportsText('report.absent'));
  if (report === null) return null;
  const { fileName, count } = report;
  if (format === 'csv') {
    return await issuePendingTicket(services, caller, { name: `${fileName}.csv`, contentType: CSV, request: asked });
  }
  if (count <= services.shortPdfLines) return await openPdf(services, caller, report);
  return await issuePendingTicket(services, caller, { name: `${fileName}.pdf`, contentType: PDF, request: asked });
}

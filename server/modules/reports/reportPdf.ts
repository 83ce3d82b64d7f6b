import type { Letterhead } from '../../platform/pdf/letterhead.ts';
import type { ListHead, ListPart } from '../documents/pdf/listPdf.ts';
import type { Report, ReportPart } from './report.ts';

export function pdfHead(
  { title, subtitle, facts, remark = '', columns, totals = [] }: Report,
  letterhead: Letterhead,
): ListHead {
  return { letterhead, title, subtitle, facts, remark, columns, totals };
}

export function pdfPart({ heading, lines }: ReportPart): ListPart {
  return { heading, rows: lines.map(({ cells }) => cells) };
}

import { createHash } from 'node:crypto';
import type { OrderPdfInput } from './orderPdf.ts';
import type { ListPdf } from './pdf/listPdf.ts';
import type { ProductScan } from './pdf/productScan.ts';

/** The content of a document: equal sources are the same document, regardless of the caller. */
export type PdfSource =
  | ({ kind: 'order' } & OrderPdfInput)
  | ({ kind: 'scan' } & ProductScan)
  | ({ kind: 'list' } & ListPdf);

/** The key of a document's bytes. */
export function pdfKey(edition: string, text: string): string {
  return createHash('sha256').update(edition).update(text).digest('base64url');
}

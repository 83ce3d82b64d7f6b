import { withLogo } from '../../platform/pdf/pdfLogo.ts';
import { orderPdf } from './orderPdf.ts';
import { renderListPdf } from './pdf/listPdf.ts';
import { renderOrderConfirmation } from './pdf/orderConfirmation.ts';
import { renderProductScan } from './pdf/productScan.ts';
import type { PdfTask } from './pdfRenderer.ts';
import type { PdfSource } from './pdfSource.ts';

export async function render({ text, logo, madeAt }: PdfTask): Promise<Uint8Array> {
  const source = JSON.parse(text) as PdfSource;
  const letterhead = await withLogo(source.letterhead, logo);
  if (source.kind === 'order') return await renderOrderConfirmation(orderPdf({ ...source, letterhead }), madeAt);
  return source.kind === 'scan'
    ? await renderProductScan({ ...source, letterhead }, madeAt)
    : await renderListPdf({ ...source, letterhead }, madeAt);
}

import { orderPaper } from '../documents/orderPaper.ts';
import type { PaperTask } from '../documents/paperRenderer.ts';
import type { PaperSource } from '../documents/paperSource.ts';
import { withLogo } from '../documents/pdf/kit/paperLogo.ts';
import { renderListPaper } from '../documents/pdf/papers/listPaper.ts';
import { renderOrderConfirmation } from '../documents/pdf/papers/orderConfirmation.ts';
import { renderProductScan } from '../documents/pdf/papers/productScan.ts';

export async function render({ text, logo, madeAt }: PaperTask): Promise<Uint8Array> {
  const source = JSON.parse(text) as PaperSource;
  const letterhead = await withLogo(source.letterhead, logo);
  if (source.kind === 'order') return await renderOrderConfirmation(orderPaper({ ...source, letterhead }), madeAt);
  return source.kind === 'scan'
    ? await renderProductScan({ ...source, letterhead }, madeAt)
    : await renderListPaper({ ...source, letterhead }, madeAt);
}

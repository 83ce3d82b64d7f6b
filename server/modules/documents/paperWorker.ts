import { withLogo } from '../../platform/pdf/paperLogo.ts';
import { orderPaper } from './orderPaper.ts';
import type { PaperTask } from './paperRenderer.ts';
import type { PaperSource } from './paperSource.ts';
import { renderListPaper } from './pdf/papers/listPaper.ts';
import { renderOrderConfirmation } from './pdf/papers/orderConfirmation.ts';
import { renderProductScan } from './pdf/papers/productScan.ts';

export async function render({ text, logo, madeAt }: PaperTask): Promise<Uint8Array> {
  const source = JSON.parse(text) as PaperSource;
  const letterhead = await withLogo(source.letterhead, logo);
  if (source.kind === 'order') return await renderOrderConfirmation(orderPaper({ ...source, letterhead }), madeAt);
  return source.kind === 'scan'
    ? await renderProductScan({ ...source, letterhead }, madeAt)
    : await renderListPaper({ ...source, letterhead }, madeAt);
}

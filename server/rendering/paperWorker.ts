import { orderPaper } from '../documents/orderPaper.ts';
import type { PaperSource } from '../documents/paperSource.ts';
import { renderOrderConfirmation } from '../documents/pdf/papers/orderConfirmation.ts';
import { renderProductScan } from '../documents/pdf/papers/productScan.ts';
import type { PaperTask } from './renderers.ts';

export async function render({ text, madeAt }: PaperTask): Promise<Uint8Array> {
  const source = JSON.parse(text) as PaperSource;
  return source.kind === 'order'
    ? await renderOrderConfirmation(orderPaper(source), madeAt)
    : await renderProductScan(source, madeAt);
}

import { orderPaper } from '../documents/orderPaper.ts';
import type { PaperSource } from '../documents/paperSource.ts';
import { renderOrderPaper } from '../documents/pdf/renderOrderPaper.ts';
import { renderScan } from '../documents/pdf/renderScan.ts';
import type { PaperTask } from './renderers.ts';

export async function render({ text, madeAt }: PaperTask): Promise<Uint8Array> {
  const source = JSON.parse(text) as PaperSource;
  return source.kind === 'order'
    ? await renderOrderPaper(orderPaper(source), madeAt)
    : await renderScan(source, madeAt);
}

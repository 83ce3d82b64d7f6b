import { createHash } from 'node:crypto';
import type { OrderPaperInput } from './orderPaper.ts';
import type { ListPaper } from './pdf/papers/listPaper.ts';
import type { ProductScan } from './pdf/papers/productScan.ts';

/** All that is on a paper: two of the same source are the same paper, whoever asked for them. */
export type PaperSource =
  | ({ kind: 'order' } & OrderPaperInput)
  | ({ kind: 'scan' } & ProductScan)
  | ({ kind: 'list' } & ListPaper);

/** Under which a paper's bytes are kept. */
export function paperKey(edition: string, text: string): string {
  return createHash('sha256').update(edition).update(text).digest('base64url');
}

import type { Letterhead } from '../../../platform/pdf/letterhead.ts';
import { styles } from '../../../platform/pdf/look.ts';
import { Sheet } from '../../../platform/pdf/sheet.ts';
import { drawText } from '../../../platform/pdf/textBlocks.ts';

export interface ProductScan {
  letterhead: Letterhead;
  code: string;
  description: string;
  name: string;
  body: string;
}

/** A product's document: its text under the distributor's letterhead. */
export async function renderProductScan(
  { letterhead, code, description, name, body }: ProductScan,
  madeAt: Date,
): Promise<Buffer> {
  const sheet = new Sheet({ letterhead, title: name, subtitle: code, madeAt });
  drawText(sheet, { tag: 'H2', text: description, style: styles.heading, lineHeight: 18 });
  sheet.y += 6;
  drawText(sheet, { tag: 'P', text: body, style: styles.reading, lineHeight: 15 });
  return await sheet.close();
}

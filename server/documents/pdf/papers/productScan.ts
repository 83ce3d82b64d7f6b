import type { Letterhead } from '../../letterhead.ts';
import { styles } from '../kit/look.ts';
import { Sheet } from '../kit/sheet.ts';
import { drawText } from '../kit/textBlocks.ts';

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

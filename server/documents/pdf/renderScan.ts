import type { Letterhead } from '../documentRepository.ts';
import { frame, Sheet, styles } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

export interface ScanPaper {
  letterhead: Letterhead;
  code: string;
  description: string;
  name: string;
  body: string;
}

const heading: TextStyle = { ...styles.strong, size: 12 };
const text: TextStyle = { ...styles.body, size: 10 };
const TEXT_HEIGHT = 15;

/** A product's document: its text under the distributor's letterhead. */
export async function renderScan(
  { letterhead, code, description, name, body }: ScanPaper,
  madeAt: Date,
): Promise<Buffer> {
  const sheet = await Sheet.open({ letterhead, title: name, subtitle: code, madeAt });
  for (const line of sheet.type.wrap(description, heading, frame.width)) {
    sheet.type.draw(line, frame.left, sheet.y, heading);
    sheet.y += 18;
  }
  sheet.y += 6;
  for (const line of sheet.type.wrap(body, text, frame.width)) {
    if (!sheet.hasRoom(4)) sheet.nextPage();
    sheet.type.draw(line, frame.left, sheet.y, text);
    sheet.y += TEXT_HEIGHT;
  }
  return await sheet.close();
}

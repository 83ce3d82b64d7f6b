import type { LabelledText } from './facts.ts';
import { styles } from './look.ts';
import type { Sheet } from './sheet.ts';
import type { Tag } from './tags.ts';
import type { TextStyle } from './typesetter.ts';

const LINE_HEIGHT = 12.5;
const GUTTER = 24;
const ROOM_OF_LINE = 4;

export interface Block {
  label: string;
  /** The first text is emphasized. */
  texts: readonly string[];
}

function drawBlock({ type, tags, y }: Sheet, { label, texts }: Block, x: number, width: number): number {
  tags.content({ tag: 'H2' }, () => type.draw(label, x, y, styles.label));
  let baseline = y + 14;
  if (texts.length === 0) return baseline;
  tags.content({ tag: 'P' }, () => {
    texts.forEach((text, index) => {
      const style = index === 0 ? styles.strong : styles.body;
      for (const line of type.wrap(text, style, width)) {
        type.draw(line, x, baseline, style);
        baseline += LINE_HEIGHT;
      }
    });
  });
  return baseline;
}

/** Blocks of a few lines, side by side. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  const { frame } = sheet;
  const width = frame.width / blocks.length;
  const bottoms = blocks.map((block, index) => {
    const isLast = index === blocks.length - 1;
    return drawBlock(sheet, block, frame.left + index * width, isLast ? width : width - GUTTER);
  });
  sheet.y = Math.max(...bottoms) + 8;
}

interface Flow {
  tag: Tag;
  text: string;
  style: TextStyle;
  lineHeight: number;
}

/** Text over the whole width, over as many pages as it needs. */
export function drawText(sheet: Sheet, { tag, text, style, lineHeight }: Flow): void {
  const { frame } = sheet;
  const element = sheet.tags.group(tag);
  for (const line of sheet.type.wrap(text, style, frame.width)) {
    if (!sheet.hasRoom(ROOM_OF_LINE)) sheet.nextPage();
    sheet.tags.continued(tag, element, () => sheet.type.draw(line, frame.left, sheet.y, style));
    sheet.y += lineHeight;
  }
}

/** Flows over pages: notes may be as long as a page. */
export function drawRemark(sheet: Sheet, { label, text }: LabelledText): void {
  if (!sheet.hasRoom(40)) sheet.nextPage();
  sheet.tags.content({ tag: 'H2' }, () => sheet.type.draw(label, sheet.frame.left, sheet.y + 7, styles.label));
  sheet.y += 21;
  drawText(sheet, { tag: 'P', text, style: styles.body, lineHeight: LINE_HEIGHT });
  sheet.y += 2;
}

import type { LabelledText } from './facts.ts';
import { colors, styles } from './look.ts';
import type { Sheet } from './sheet.ts';

const WIDTH = 218;
const HEIGHT = 16;
const NOTE_HEIGHT = 11;

/** The free space for the totals below a table. */
export function roomForTotals(totals: readonly LabelledText[]): number {
  return totals.length === 0 ? 0 : totals.length * HEIGHT + 18;
}

function drawTotal(
  { type, frame, y }: Sheet,
  { label, text }: LabelledText,
  part: 'TH' | 'TD',
  isGrand: boolean,
): void {
  const style = isGrand ? styles.grandTotal : styles.body;
  if (part === 'TD') type.draw(text, frame.right, y + 11, style, 'right');
  else type.draw(label, frame.right - WIDTH, y + 11, isGrand ? style : { ...style, color: colors.quiet });
}

/** The sums at the right, the last one as the amount due; a note at the left. */
export function drawTotals(sheet: Sheet, totals: readonly LabelledText[], note: string): void {
  if (totals.length === 0) return;
  const { type, tags, frame } = sheet;
  const left = frame.right - WIDTH;
  sheet.y += 8;
  if (note !== '') {
    tags.content({ tag: 'P' }, () => {
      type.wrap(note, styles.quiet, left - frame.left - 32).forEach((line, index) => {
        type.draw(line, frame.left, sheet.y + 10 + index * NOTE_HEIGHT, styles.quiet);
      });
    });
  }
  const table = tags.group('Table');
  totals.forEach((total, index) => {
    const isGrand = index === totals.length - 1;
    if (isGrand) {
      sheet.y += 4;
      sheet.rule(colors.brand, left);
      sheet.y += 6;
    }
    const parent = tags.group('TR', table);
    tags.content({ tag: 'TH', parent, scope: 'Row' }, () => drawTotal(sheet, total, 'TH', isGrand));
    tags.content({ tag: 'TD', parent }, () => drawTotal(sheet, total, 'TD', isGrand));
    sheet.y += HEIGHT;
  });
}

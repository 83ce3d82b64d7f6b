import { styles } from './look.ts';
import type { Sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

export interface LabelledText {
  label: string;
  text: string;
}

const FACTS_PER_ROW = 4;
const FACT_HEIGHT = 33;
const LINE_HEIGHT = 12;
const SIZES = [10, 9, 8];

interface Fact {
  label: string;
  lines: string[];
  style: TextStyle;
}

/** Long numbers are set smaller before they are broken. */
function setFact({ type }: Sheet, { label, text }: LabelledText, width: number): Fact {
  const lines = text.split('\n');
  const style = SIZES.map((size) => ({ ...styles.strong, size })).find((fit) =>
    lines.every((line) => type.width(line, fit) <= width),
  );
  return style
    ? { label, lines, style }
    : { label, lines: type.wrap(text, styles.strong, width), style: styles.strong };
}

/** Labelled facts, four in a row. */
export function drawFacts(sheet: Sheet, facts: readonly LabelledText[]): void {
  const { frame } = sheet;
  const width = frame.width / FACTS_PER_ROW;
  for (let from = 0; from < facts.length; from += FACTS_PER_ROW) {
    const row = facts.slice(from, from + FACTS_PER_ROW).map((fact) => setFact(sheet, fact, width - 12));
    row.forEach(({ label, lines, style }, column) => {
      const x = frame.left + column * width;
      sheet.tags.content({ tag: 'P' }, () => {
        sheet.type.draw(label, x, sheet.y, styles.label);
        lines.forEach((line, index) => {
          sheet.type.draw(line, x, sheet.y + 14 + index * LINE_HEIGHT, style);
        });
      });
    });
    sheet.y += FACT_HEIGHT + (Math.max(...row.map(({ lines }) => lines.length)) - 1) * LINE_HEIGHT;
  }
  sheet.y += 6;
}

import type { LabelledText, OrderPaper } from '../orderPaper.ts';
import { drawOrderLines } from './orderLines.ts';
import { colors, frame, Sheet, styles } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

const FACTS_PER_ROW = 4;
const FACT_HEIGHT = 33;
const FACT_LINE_HEIGHT = 12;
const FACT_SIZES = [10, 9, 8];
const TOTALS_WIDTH = 218;
const TOTAL_HEIGHT = 16;
const ESTIMATE_NOTE = 'est.: priced by weight. The final amount follows from the weight that is delivered.';

const grandTotalStyle: TextStyle = { size: 12, weight: 'bold', color: colors.ink };

interface Fact {
  label: string;
  lines: string[];
  style: TextStyle;
}

/** Long numbers are set smaller before they are broken. */
function setFact({ type }: Sheet, { label, text }: LabelledText, width: number): Fact {
  const style = FACT_SIZES.map((size) => ({ ...styles.strong, size })).find((fit) => type.width(text, fit) <= width);
  return style
    ? { label, lines: [text], style }
    : { label, lines: type.wrap(text, styles.strong, width), style: styles.strong };
}

function drawFacts(sheet: Sheet, facts: readonly LabelledText[]): void {
  const width = frame.width / FACTS_PER_ROW;
  for (let from = 0; from < facts.length; from += FACTS_PER_ROW) {
    const row = facts.slice(from, from + FACTS_PER_ROW).map((fact) => setFact(sheet, fact, width - 12));
    row.forEach(({ label, lines, style }, column) => {
      const x = frame.left + column * width;
      sheet.type.draw(label, x, sheet.y, styles.label);
      lines.forEach((line, index) => {
        sheet.type.draw(line, x, sheet.y + 14 + index * FACT_LINE_HEIGHT, style);
      });
    });
    sheet.y += FACT_HEIGHT + (Math.max(...row.map(({ lines }) => lines.length)) - 1) * FACT_LINE_HEIGHT;
  }
  sheet.y += 6;
}

function drawBlock(sheet: Sheet, label: string, texts: readonly string[], x: number, width: number): number {
  const { type } = sheet;
  type.draw(label, x, sheet.y, styles.label);
  let baseline = sheet.y + 14;
  texts.forEach((text, index) => {
    const style = index === 0 ? styles.strong : styles.body;
    for (const line of type.wrap(text, style, width)) {
      type.draw(line, x, baseline, style);
      baseline += 12.5;
    }
  });
  return baseline;
}

function drawParties(sheet: Sheet, { shipTo, billTo }: OrderPaper): void {
  const width = frame.width / 2;
  const bottoms = [
    drawBlock(sheet, 'Ship to', shipTo, frame.left, width - 24),
    drawBlock(sheet, 'Bill to', billTo, frame.left + width, width),
  ];
  sheet.y = Math.max(...bottoms) + 8;
}

/** Flows over pages: notes may be as long as a page. */
function drawRemark(sheet: Sheet, { label, text }: LabelledText): void {
  const lines = sheet.type.wrap(text, styles.body, frame.width);
  if (!sheet.hasRoom(40)) sheet.nextPage();
  sheet.type.draw(label, frame.left, sheet.y + 7, styles.label);
  sheet.y += 21;
  for (const line of lines) {
    if (!sheet.hasRoom(4)) sheet.nextPage();
    sheet.type.draw(line, frame.left, sheet.y, styles.body);
    sheet.y += 12.5;
  }
  sheet.y += 2;
}

function drawTotals(sheet: Sheet, totals: readonly LabelledText[], hasEstimates: boolean): void {
  const { type } = sheet;
  const left = frame.right - TOTALS_WIDTH;
  sheet.y += 8;
  if (hasEstimates) {
    type.wrap(ESTIMATE_NOTE, styles.quiet, left - frame.left - 32).forEach((line, index) => {
      type.draw(line, frame.left, sheet.y + 10 + index * 11, styles.quiet);
    });
  }
  totals.forEach(({ label, text }, index) => {
    const isGrand = index === totals.length - 1;
    if (isGrand) {
      sheet.y += 4;
      sheet.rule(colors.brand, left);
      sheet.y += 6;
    }
    const style = isGrand ? grandTotalStyle : styles.body;
    type.draw(label, left, sheet.y + 11, isGrand ? style : { ...style, color: colors.quiet });
    type.draw(text, frame.right, sheet.y + 11, style, 'right');
    sheet.y += TOTAL_HEIGHT;
  });
}

export async function renderOrderPaper(paper: OrderPaper, madeAt: Date): Promise<Buffer> {
  const { title, number, letterhead, lines, totals, hasPrices } = paper;
  const sheet = await Sheet.open({ letterhead, title, subtitle: number, madeAt });
  drawFacts(sheet, paper.facts);
  drawParties(sheet, paper);
  for (const remark of paper.remarks) drawRemark(sheet, remark);
  sheet.y += 6;
  drawOrderLines(sheet, lines, hasPrices, totals.length === 0 ? 0 : totals.length * TOTAL_HEIGHT + 18);
  if (totals.length > 0)
    drawTotals(
      sheet,
      totals,
      lines.some((line) => line.isEstimate),
    );
  return await sheet.close();
}

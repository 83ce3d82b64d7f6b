import { formatCount } from '#domain/formatNumber.ts';
import { allOf } from '#domain/texts/listOf.ts';
import { cellText } from './table.ts';

const NAMED_LINES = 5;
const SHOWN_LENGTH = 60;

/** The first of these lines by number: `45, 89 and 133`. */
export function listOfLines(lines: readonly number[]): { count: number; lines: string; more: number } {
  const named = lines.slice(0, NAMED_LINES).map(formatCount);
  return { count: lines.length, lines: allOf(named), more: lines.length - named.length };
}

/** The row of totals as it is: `Total, 1,234.50`. */
export function totalsText(cells: readonly unknown[]): string {
  const text = cells
    .map(cellText)
    .filter((cell) => cell !== '')
    .join(', ');
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 1)}…` : text;
}

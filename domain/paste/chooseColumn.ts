import { matchRow, type PasteCatalogue } from './matchPaste.ts';
import { parsePaste } from './parsePaste.ts';
import { type AddedLines, type MatchedRow, markRepeats } from './review.ts';
import { answersOf } from './tables/columnQuestions.ts';

export interface ColumnChoice {
  text: string;
  /** The first line of the table. */
  line: number;
  column: number;
}

/** The rows with the lines of one table parsed again; choices made for another column are dropped. */
export function chooseColumn(
  rows: readonly MatchedRow[],
  { text, line, column }: ColumnChoice,
  catalogue: PasteCatalogue,
  added: AddedLines,
): MatchedRow[] {
  const isOfTable = ({ row }: MatchedRow) => row.question?.line === line;
  const chosen = rows.filter(isOfTable).map(({ row }) => [row.text, column] as const);
  const answers = new Map([...answersOf(rows.map(({ row }) => row)), ...chosen]);
  const fresh = new Map(parsePaste(text, catalogue.index, answers).map((row) => [row.line, row]));
  const read = rows.map((matched): MatchedRow => {
    const row = isOfTable(matched) ? fresh.get(matched.row.line) : undefined;
    if (!row) return matched;
    return { row, correction: {}, match: matchRow(row, {}, catalogue), isAgreed: false, isChecked: false };
  });
  return markRepeats(read, added);
}

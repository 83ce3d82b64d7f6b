import { answersOf } from './columnQuestions.ts';
import { judgeRow, type PasteCatalogue } from './judgePaste.ts';
import { parsePaste } from './parsePaste.ts';
import { type AddedLines, type JudgedRow, markRepeats } from './review.ts';

export interface ColumnChoice {
  text: string;
  /** The first line of the table. */
  line: number;
  column: number;
}

/** The rows with the lines of one table read again; what was chosen for them by another column is forgotten. */
export function chooseColumn(
  rows: readonly JudgedRow[],
  { text, line, column }: ColumnChoice,
  catalogue: PasteCatalogue,
  added: AddedLines,
): JudgedRow[] {
  const isOfTable = ({ row }: JudgedRow) => row.question?.line === line;
  const chosen = rows.filter(isOfTable).map(({ row }) => [row.text, column] as const);
  const answers = new Map([...answersOf(rows.map(({ row }) => row)), ...chosen]);
  const fresh = new Map(parsePaste(text, catalogue.index, answers).map((row) => [row.line, row]));
  const read = rows.map((judged): JudgedRow => {
    const row = isOfTable(judged) ? fresh.get(judged.row.line) : undefined;
    if (!row) return judged;
    return { row, mending: {}, verdict: judgeRow(row, {}, catalogue), isAgreed: false, isChecked: false };
  });
  return markRepeats(read, added);
}

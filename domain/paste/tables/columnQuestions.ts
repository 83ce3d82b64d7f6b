import type { ColumnQuestion, PasteRow } from '../words/pasteRow.ts';
import type { ChosenColumns } from './pasteTables.ts';

/** The questions about the tables of these rows, each once. */
export function questionsOf(rows: readonly PasteRow[]): ColumnQuestion[] {
  const questions = rows.flatMap(({ question }) => question ?? []);
  return [...new Map(questions.map((question) => [question.line, question])).values()];
}

/** The columns that were chosen, by the text of each line of their tables. */
export function answersOf(rows: readonly PasteRow[]): ChosenColumns {
  return new Map(
    rows.flatMap(({ text, question }) => (question && question.chosen !== null ? [[text, question.chosen]] : [])),
  );
}

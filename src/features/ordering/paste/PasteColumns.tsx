import { useId } from 'react';
import type { ColumnQuestion } from '#domain/paste/words/pasteRow.ts';
import { pasteWords } from '#domain/paste/words.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import styles from './PasteColumns.module.css';

interface PasteColumnsProps {
  readonly dialog: PasteRef;
  readonly questions: readonly ColumnQuestion[];
  readonly isBusy: boolean;
}

/** Asks once which column of a table is the code, and shows its first lines. */
export function PasteColumns({ dialog, questions, isBusy }: PasteColumnsProps) {
  return questions.map((question) => (
    <Question key={question.line} dialog={dialog} question={question} isOnly={questions.length === 1} isBusy={isBusy} />
  ));
}

interface QuestionProps {
  readonly dialog: PasteRef;
  readonly question: ColumnQuestion;
  readonly isOnly: boolean;
  readonly isBusy: boolean;
}

function Question({ dialog, question, isOnly, isBusy }: QuestionProps) {
  const { line, columns, lines, chosen } = question;
  const name = useId();
  const places = Array.from({ length: Math.max(...lines.map(({ cells }) => cells.length)) }, (_, place) => place);
  const choose = (column: number) => dialog.send({ type: 'column.choose', line, column });
  return (
    <fieldset className={styles.question} data-asked={chosen === null || undefined} disabled={isBusy}>
      <legend>{pasteWords.whichColumn(isOnly ? null : line)}</legend>
      <table>
        <thead>
          <tr>
            {places.map((place) => (
              <th key={place} scope="col" data-chosen={chosen === place || undefined}>
                {columns.includes(place) && (
                  <label>
                    <input
                      type="radio"
                      name={name}
                      aria-label={pasteWords.column(place, question)}
                      checked={chosen === place}
                      onChange={() => choose(place)}
                    />
                    {pasteWords.columnName(place)}
                  </label>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ number, cells }) => (
            <tr key={number}>
              {places.map((place) => (
                <td key={place} data-chosen={chosen === place || undefined}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

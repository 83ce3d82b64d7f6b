import { dataImportText } from '../texts/dataImportText.ts';
import { allOf, anyOf } from '../texts/listOf.ts';
import type { Question } from './evidence.ts';

const quoted = (text: string) => `"${text}"`;

/** The texts about how a file was parsed, and the questions about it. */
export const readingTexts = {
  firstSheet: (name: string, count: number) =>
    dataImportText('reading.onlyTheFirstOfSheetsIs', { count, name: quoted(name) }),

  hiddenColumns: (headings: readonly string[]) =>
    dataImportText('reading.columnsHiddenInTheWorkbookAre', { headings: headings.map(quoted).join(', ') }),
  /** `price: "1,250" could be 1250 or 1.25`. */
  question: ({ column, values }: Question) =>
    `${column}: ${values.map(({ value, meanings }) => dataImportText('reading.couldBe', { typed: quoted(value), meanings: anyOf(meanings) })).join('; ')}.`,
  commandStops: (questions: readonly Question[]) => {
    const asked = questions.map((question) => readingTexts.question(question)).join(' ');
    const options = [
      ...(questions.some(({ about }) => about === 'decimal') ? ['--decimal point or --decimal comma'] : []),
      ...(questions.some(({ about }) => about === 'dateOrder')
        ? ['--date-order month-first or --date-order day-first']
        : []),
    ];
    return dataImportText('reading.someValuesCanBeReadIn', { asked, options: allOf(options) });
  },
} as const;

import { formatCount, plural } from '../formatNumber.ts';
import type { Question } from './evidence.ts';

const quoted = (text: string) => `"${text}"`;

/** What is said of how a file was read, and what is asked about it. */
export const readingTexts = {
  rounded: (column: string, count: number, stored: string, shown: string) =>
    `${column}: ${plural(count, 'number')} of the workbook ${count === 1 ? 'shows' : 'show'} fewer digits than ${count === 1 ? 'it has' : 'they have'}, and ${count === 1 ? 'is' : 'are'} read as shown. ${stored} is read as ${shown}.`,
  firstSheet: (name: string, count: number) =>
    `Only the first of ${formatCount(count)} sheets is read: ${quoted(name)}.`,
  hiddenRows: (count: number) =>
    `${plural(count, 'row')} hidden in the workbook ${count === 1 ? 'is' : 'are'} also imported.`,
  hiddenColumns: (headings: readonly string[]) =>
    `Columns hidden in the workbook are also imported: ${headings.map(quoted).join(', ')}.`,
  /** `price: "1,250" could be 1250 or 1.25`. */
  question: ({ column, values }: Question) =>
    `${column}: ${values.map(({ value, meanings }) => `${quoted(value)} could be ${meanings.join(' or ')}`).join('; ')}.`,
  commandStops: (questions: readonly Question[]) => {
    const asked = questions.map((question) => readingTexts.question(question)).join(' ');
    const options = [
      ...(questions.some(({ about }) => about === 'decimal') ? ['--decimal point or --decimal comma'] : []),
      ...(questions.some(({ about }) => about === 'dateOrder')
        ? ['--date-order month-first or --date-order day-first']
        : []),
    ];
    return `Some values can be read in two ways. ${asked} This file was not imported. Add ${options.join(', and ')}.`;
  },
} as const;

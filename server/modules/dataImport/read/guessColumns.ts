import { dateForms } from '#domain/dataImport/dateCell.ts';
import type { Column } from '#domain/dataImport/kind.ts';
import type { ChosenColumns } from '#domain/dataImport/matchColumns.ts';
import { numberForms } from '#domain/dataImport/notation.ts';
import type { Reference } from '#domain/dataImport/reference.ts';
import { ShownCell } from '#domain/dataImport/shownCell.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { perLanguage } from '#domain/texts/perLanguage.ts';
import type { KnownCodes } from './readOptions.ts';
import { cellText, type Table } from './table.ts';

export interface Guess {
  place: number;
  column: Column;
  /** Why, as the end of a sentence: `all of its values are dates`. */
  why: string;
}

/** Headings that programs write where nobody named a column: `Column1`, `F3`, `Unnamed: 2`, `__EMPTY`. */
const SAYS_NOTHING = /^(?:(?:column|col|field|spalte|unnamed|f|c|var)[\s:_-]*\d+(?: \(\d+\))?|_*empty(?:_\d+)?)$/i;
const LEAST_VALUES = 2;

const isNumber = (cell: unknown) => {
  if (cell instanceof ShownCell) return cell.stored !== null && cell.date === null;
  const { point, comma } = numberForms(cellText(cell));
  return point !== null || comma !== null;
};

const isDate = (cell: unknown) => {
  if (cell instanceof ShownCell) return cell.date !== null;
  const { monthFirst, dayFirst } = dateForms(cellText(cell));
  return monthFirst !== null || dayFirst !== null;
};

const referenceOf = ({ refersTo, name, unitOf }: Column): Reference | 'unit' | null =>
  refersTo ?? (unitOf !== undefined || name === 'unit' || name === 'defaultUnit' ? 'unit' : null);

const ofCodes: Readonly<Record<Reference | 'unit', string>> = perLanguage(() => ({
  product: dataImportText('reading.guess.product'),
  category: dataImportText('reading.guess.category'),
  customer: dataImportText('reading.guess.customer'),
  salesperson: dataImportText('reading.guess.user'),
  user: dataImportText('reading.guess.user'),
  order: dataImportText('reading.guess.order'),
  unit: dataImportText('reading.guess.unit'),
}));

/** What the values of a column can be, among the columns that are not found yet. */
async function candidates(
  cells: readonly unknown[],
  open: readonly Column[],
  known: KnownCodes | undefined,
): Promise<Omit<Guess, 'place'>[]> {
  const found: Omit<Guess, 'place'>[] = [];
  const texts = [...new Set(cells.map(cellText))];
  for (const column of open) {
    const reference = referenceOf(column);
    if (!reference || !known) continue;
    const codes = await known(reference, texts);
    if (texts.every((text) => codes.has(text))) found.push({ column, why: ofCodes[reference] });
  }
  if (found.length > 0) return found;
  const byForm = (columns: Column[], why: string) => columns.map((column) => ({ column, why }));
  if (cells.every(isDate))
    return byForm(
      open.filter((column) => column.isDate),
      dataImportText('reading.guess.dates'),
    );
  if (!cells.every(isNumber)) return [];
  return byForm(
    open.filter((column) => column.isNumber && !column.isKey),
    dataImportText('reading.guess.numbers'),
  );
}

/** The columns of headings that say nothing, where their values can be only one column, and no other heading is it. */
export async function guessColumns(
  open: readonly Column[],
  { headings, first }: Table,
  columns: readonly (string | null)[],
  chosen: ChosenColumns,
  known: KnownCodes | undefined,
): Promise<Guess[]> {
  const guesses: Guess[] = [];
  for (const [place, heading] of headings.entries()) {
    if (columns[place] !== null || Object.hasOwn(chosen, heading) || !SAYS_NOTHING.test(heading)) continue;
    const cells = first.map((row) => row.cells[place]).filter((cell) => cellText(cell) !== '');
    if (cells.length < LEAST_VALUES) continue;
    const [only, ...more] = await candidates(cells, open, known);
    if (only && more.length === 0) guesses.push({ place, ...only });
  }
  return guesses.filter(({ column }) => guesses.filter((other) => other.column === column).length === 1);
}

/** Why the displayed value of a workbook cell cannot be used. */
export type CellFlaw = 'error' | 'notCalculated' | 'merged' | 'tooManyDigits';

interface Shown {
  /** The text that the workbook shows. */
  shown: string;
  /** The number that it stores, in plain form. */
  stored?: string;
  /** The calendar date of a cell with a date format. */
  date?: string;
  flaw?: CellFlaw;
}

/** A cell of a workbook that is not a text. */
export class ShownCell {
  readonly shown: string;
  readonly stored: string | null;
  readonly date: string | null;
  readonly flaw: CellFlaw | null;

  constructor({ shown, stored, date, flaw }: Shown) {
    this.shown = shown;
    this.stored = stored ?? null;
    this.date = date ?? null;
    this.flaw = flaw ?? null;
  }

  toString(): string {
    return this.shown;
  }
}

const ZERO_AS_DASH = /^[^\d]*-[^\d]*$/;

/** The displayed number of a cell: accounting formats show zero as a dash. */
export function shownNumber({ shown, stored }: ShownCell): string {
  return stored === '0' && ZERO_AS_DASH.test(shown) ? '0' : shown;
}

import type { CartLine } from '#domain/cart/cart.ts';
import { draftOfLine, type LineDraft } from '#domain/cart/lineDraft.ts';
import { type EditedLine, type LineDialogInput, openedLine, reading } from '../cartLineDialog/editedLine.ts';

/** What can be typed in a row. */
export type RowChange = Partial<Pick<LineDraft, 'quantityText' | 'note1' | 'note2'>>;

export interface RowInput extends Omit<LineDialogInput, 'line'> {
  line: CartLine;
}

/** `sent`: the draft that is being saved. */
export type EditedRow = EditedLine & RowInput & { sent: LineDraft | null };

/** The row of an unchanged line. Its price is the one that the cart shows. */
export function openedRow(input: RowInput): EditedRow {
  const { line } = input;
  const isOwnPrice = !line.isOverridePrice && line.unitPrice !== undefined;
  const prices = isOwnPrice ? { [line.unitOfMeasure_Prc]: line.unitPrice } : {};
  return { ...openedLine(input), line, prices: prices as Record<string, number>, sent: null };
}

/** Notes can be typed only if lines may have them. */
export function permittedIn({ settings }: EditedRow, { quantityText, ...notes }: RowChange): RowChange {
  return {
    ...(quantityText === undefined ? {} : { quantityText }),
    ...(settings.allowProductTextLines ? notes : {}),
  };
}

/** Whether what is typed equals the line. */
export function isUnchanged(row: EditedRow): boolean {
  const { line, draft } = row;
  const { quantity, quantityError } = reading(row);
  const saved = draftOfLine(line);
  const isSameNote = (['note1', 'note2'] as const).every((note) => draft[note].trim() === saved[note].trim());
  return quantityError === null && quantity.equals(line.orderQuantity) && isSameNote;
}

/** The row once its change is in the cart. A message about the typed quantity stays. */
export function savedRow(row: EditedRow, lines: readonly CartLine[]): EditedRow {
  return { ...openedRow({ ...row, line: newestLine(row, lines) }), adjustment: row.adjustment };
}

/** The line in the newest cart. */
export function newestLine({ line }: EditedRow, lines: readonly CartLine[]): CartLine {
  return lines.find(({ id }) => id === line.id) ?? line;
}

import { sharedText } from '#domain/texts/sharedText.ts';
import { type EditedLine, isCallForPrice, isSavable, reading } from './editedLine.ts';

/** Why the line cannot be saved; null if it can. */
export function whyNotSavable(edited: EditedLine): string | null {
  if (isSavable(edited)) return null;
  const { quantity, quantityError } = reading(edited);
  if (quantity.isZero() && quantityError === null) return sharedText('lines.enterQuantity');
  return isCallForPrice(edited) ? sharedText('lines.askForPrice') : sharedText('forms.correctMarkedFields');
}

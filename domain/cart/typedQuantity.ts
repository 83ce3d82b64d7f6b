import {
  exactQuantity,
  parseQuantity,
  quantityAsTyped,
  type RoundingFlag,
  roundToMultiple,
  stepDown,
  stepUp,
} from '../quantity.ts';
import { shopText } from '../texts/shopText.ts';

/** The field error of a typed text that is not a quantity; null when it is one. */
export function quantityProblem(typed: string): string | null {
  if (parseQuantity(typed)) return null;
  return exactQuantity(typed) ? shopText('reasons.quantityTooLarge') : shopText('cart.quantityNotANumber', { typed });
}

/**
 * The field after it lost focus: normalized, and rounded to a multiple where the site rounds. `adjustment` explains any
 * other number than the typed one (readings 43, 120). Text that is not a quantity stays as typed.
 */
export function settleTyped(
  typed: string,
  multiple: number,
  flag: RoundingFlag,
): { text: string; adjustment: string | null } {
  const [exact, quantity] = [exactQuantity(typed), parseQuantity(typed)];
  if (!exact || !quantity) return { text: typed, adjustment: null };
  const settled = roundToMultiple(quantity, multiple, flag);
  const [from, text] = [exact.toString(), quantityAsTyped(settled)];
  if (!settled.equals(quantity)) {
    return {
      text,
      adjustment: shopText('cart.quantityAdjusted', { from, to: text, multiple: quantityAsTyped(multiple) }),
    };
  }
  return { text, adjustment: quantity.equals(exact) ? null : shopText('cart.quantityRounded', { from, to: text }) };
}

/** The result of minus, plus and the arrow keys. Text that is not a quantity stays as typed. */
export function stepTyped(typed: string, multiple: number, direction: 'up' | 'down'): string {
  const quantity = parseQuantity(typed);
  if (!quantity) return typed;
  return quantityAsTyped(direction === 'up' ? stepUp(quantity, multiple) : stepDown(quantity, multiple));
}

/** Sunday first, as the specification numbers them. */
export const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function daysInWords(days: readonly number[]): string {
  return (
    days
      .toSorted((one, other) => one - other)
      .map((day) => DAY_NAMES[day - 1]?.slice(0, 3) ?? '')
      .join(', ') || 'no day'
  );
}

/** When others see what was saved. */
export const WHEN_ORDERED =
  'What you save holds at once: for the dates and amounts that the next cart is shown, and for every order.';
export const WHEN_OPENED =
  'The server obeys what you save at once. Buyers who have the shop open see it when they reload the page or sign in again.';

/** Whose cards can be taken, and eCheck, by their numbers. */
export const ISSUER_NAMES: readonly (readonly [code: number, name: string])[] = [
  [1, 'Visa'],
  [2, 'MasterCard'],
  [3, 'American Express'],
  [4, 'Discover'],
  [5, 'JCB'],
  [6, 'Diners Club'],
  [8, 'eCheck'],
];

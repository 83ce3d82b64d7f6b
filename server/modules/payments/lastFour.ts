/** What may be kept of a card or an account. */
export function lastFour(number: string): string {
  return digitsOf(number).slice(-4);
}

/** A number as people type it, without what they put between the digits. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}

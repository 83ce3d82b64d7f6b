/** The part of a card or account number that may be stored. */
export function lastFour(number: string): string {
  return digitsOf(number).slice(-4);
}

/** A typed number without separators. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}

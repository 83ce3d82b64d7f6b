import { TEST_CARDS } from '#domain/payment/testCards.ts';

/** The digit that makes the number of a card pass the Luhn check. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A hundred numbers: those of the sandbox first, then invented cards. */
export const PLANTED_CARDS: readonly string[] = [
  ...TEST_CARDS.map(({ number }) => number),
  ...Array.from({ length: 100 }, (_, place) => withCheckDigit(`4539${String(70_000_000_000 + place * 7_919_333)}`)),
].slice(0, 100);

/** Numbers of cards of which a text contains more than the last four digits, however they are spaced. */
export function cardsIn(text: string): string[] {
  const digits = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
  return PLANTED_CARDS.filter((number) => digits.includes(number.slice(0, 12)) || digits.includes(number.slice(-12)));
}

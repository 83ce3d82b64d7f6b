import { type Decimal, decimal, ZERO } from '../decimal.ts';
import { bookTexts } from './bookTexts.ts';
import { type CellReader, number } from './cell.ts';

const amountOf = number({ places: 2, isPositive: true, most: '9999999999' });
const MARK = '=';

/** What a credit pays of each document: `9001=120; 9002=30.5`, in the order of their codes. */
export const paysCell: CellReader = (typed, column, notation, of) => {
  const sums = new Map<string, Decimal>();
  for (const part of typed.split(';')) {
    if (part.trim() === '') continue;
    const at = part.lastIndexOf(MARK);
    const document = part.slice(0, Math.max(at, 0)).trim();
    if (document === '') return { refusal: bookTexts.notApplied(column, typed) };
    const read = amountOf(part.slice(at + 1), column, notation, of);
    if ('refusal' in read) return read;
    sums.set(document, decimal(read.value).plus(sums.get(document) ?? ZERO));
  }
  return { value: paysText([...sums].map(([to, amount]) => ({ to, amount }))) };
};

/** The amounts of such a text, by which its column is read. */
export function paysNumbers(text: string): readonly string[] {
  return text.split(';').map((part) => part.slice(part.lastIndexOf(MARK) + 1));
}

export function paysText(applied: readonly { to: string; amount: Decimal }[]): string {
  const named = applied.map(({ to, amount }) => ({ to, part: `${to}${MARK}${amount.toString()}` }));
  return named
    .sort((one, other) => (one.to < other.to ? -1 : 1))
    .map(({ part }) => part)
    .join('; ');
}

/** What `paysCell` wrote, apart again. */
export function readPays(text: string | null): { to: string; amount: string }[] {
  if (text === null || text === '') return [];
  return text.split(';').map((part) => {
    const at = part.lastIndexOf(MARK);
    return { to: part.slice(0, at).trim(), amount: part.slice(at + 1).trim() };
  });
}

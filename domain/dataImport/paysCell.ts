import { type Decimal, decimal, ZERO } from '../decimal.ts';
import { type CellReader, code, number } from './cell.ts';
import { ledgerTexts } from './ledgerTexts.ts';

const amountOf = number({ places: 2, isPositive: true, most: '9999999999' });
const documentOf = code(100);
const MARK = '=';
/** A `;` in a number is written `\;`. */
const BETWEEN = /(?<!\\);/;

function partOf(text: string): { to: string; amount: string } {
  const at = text.lastIndexOf(MARK);
  return { to: text.slice(0, Math.max(at, 0)).trim().replaceAll('\\;', ';'), amount: text.slice(at + 1).trim() };
}

/** The amounts that a credit pays per document: `9001=120; 9002=30.5`, in code order. */
export const paysCell: CellReader = (typed, column, notation, of) => {
  const sums = new Map<string, Decimal>();
  for (const part of typed.split(BETWEEN)) {
    if (part.trim() === '') continue;
    const { to, amount } = partOf(part);
    if (to === '') return { refusal: ledgerTexts.notApplied(column, typed) };
    const [document, read] = [documentOf(to, column, notation, of), amountOf(amount, column, notation, of)];
    if ('refusal' in document) return document;
    if ('refusal' in read) return read;
    sums.set(document.value, decimal(read.value).plus(sums.get(document.value) ?? ZERO));
  }
  return { value: paysText([...sums].map(([to, amount]) => ({ to, amount: amount.toString() }))) };
};

/** The amounts in such a text, which decide the column's notation. */
export function paysNumbers(text: string): readonly string[] {
  return text.split(BETWEEN).map((part) => partOf(part).amount);
}

export function paysText(applied: readonly { to: string; amount: string | number }[]): string {
  return [...applied]
    .sort((one, other) => (one.to < other.to ? -1 : 1))
    .map(({ to, amount }) => `${to.replaceAll(';', '\\;')}${MARK}${amount}`)
    .join('; ');
}

/** Parses the result of `paysCell`. */
export function readPays(text: string | null): { to: string; amount: string }[] {
  return text === null || text === '' ? [] : text.split(BETWEEN).map(partOf);
}

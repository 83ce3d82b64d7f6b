export const MINUS = '\u2212';

/** A plain decimal for display: digits in groups of three, and a typographic minus. */
export function readable(plain: string): string {
  const [whole = '', fraction] = plain.replace('-', MINUS).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** A count for display: `50,000`. */
export function formatCount(count: number): string {
  return readable(String(count));
}

/** '1 Product', '1,200 Products'. */
export function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

import { LINES_LIMIT } from '../cart/cart.ts';
import { CODE_LIMIT } from '../schema/limits.ts';
import type { MatchedRow } from './review.ts';
import { couldBeCode, isKnownCode, mayMatchCode } from './words/codeShape.ts';
import { bare } from './words/lineWord.ts';
import type { PasteIndex } from './words/pasteIndex.ts';

const CELL_END = /[\t;,|]/;
const BLANK = /\s+/;

/** The possible codes of a line, once its column is chosen. */
function possibleCodes({ row }: MatchedRow, index: PasteIndex): string[] {
  return row.text
    .split(row.separator === 'blank' ? BLANK : CELL_END)
    .map((cell) => bare(cell.trim()).replace(/^#/, ''))
    .filter((cell) => couldBeCode(cell, index) && !isKnownCode(cell, index));
}

/**
 * The codes that the browser's catalog does not know, for the server: it also knows products that are no longer sold.
 */
export function codesToCheck(rows: readonly MatchedRow[], index: PasteIndex): string[] {
  const codes = rows.flatMap((matched) => {
    const { match, isChecked } = matched;
    if (isChecked) return [];
    if (match.kind === 'undecided') return possibleCodes(matched, index);
    return match.kind === 'unknown' && match.why === 'noProduct' && mayMatchCode(match.code) ? [match.code] : [];
  });
  return [...new Set(codes)].filter(({ length }) => length <= CODE_LIMIT).slice(0, LINES_LIMIT);
}

/** A piece of a text; a piece with `isWhole` is never broken over two lines. */
export interface TextPiece {
  readonly text: string;
  readonly isWhole: boolean;
}

const NUMBER = String.raw`#?\d[\d.,]*`;
/** `12`, `6/5`, `14-18`, `6/#10`, `9x9`, `3-1/8` */
const FIGURE = `${NUMBER}(?:[-–/x×]${NUMBER})*`;
const UNIT = String.raw`(?:[A-Z]{1,3}|oz|lbs?|kg|g|mg|m?l|ct|pk|gal?|qt|pt|in|ft|mm|cm)\.?(?![\p{L}\p{N}])`;
/** `25 LB`, `6/5 LB`, `18 IN x 500 FT` */
export const MEASURE = String.raw`${FIGURE}(?:\s${UNIT}(?:\s[x×]\s${FIGURE}(?:\s${UNIT})?)?)?`;
/** `$48.00 / CS` */
const PRICE = String.raw`\u2212?\$\d[\d.,]*(?:\s/\s[A-Z]+)?`;
/** `No. 2` */
const ORDINAL = String.raw`No\.\s\d[\p{L}\p{N}]*`;
/** `Lip-On`, `and/or` */
const WORDS = String.raw`[\p{L}\p{N}.]+(?:[-–/][\p{L}\p{N}.]+)+`;
const WHOLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}$])(?:${PRICE}|${ORDINAL}|${MEASURE}(?![\p{L}\p{N}-])|${WORDS})[,.]?(?!\p{L})`,
  'gu',
);
/** Longer ones may break, because they do not fit the narrowest place. */
export const LONGEST_WHOLE = 24;

function piecesOf(whole: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: text, index } of whole.matchAll(WHOLE)) {
    if (!/[\s\-–/x×#]/.test(text) || text.length > LONGEST_WHOLE) continue;
    if (index > end) pieces.push({ text: whole.slice(end, index), isWhole: false });
    pieces.push({ text, isWhole: true });
    end = index + text.length;
  }
  if (end < whole.length) pieces.push({ text: whole.slice(end), isWhole: false });
  return pieces;
}

const LIMIT = 5000;
const known = new Map<string, readonly TextPiece[]>();

/**
 * The pieces of a text: hyphenated words, ranges, measures, and prices with their unit do not break. They are cached
 * per text.
 */
export function noBreakPieces(text: string): readonly TextPiece[] {
  const kept = known.get(text);
  if (kept) return kept;
  const made = piecesOf(text);
  if (known.size >= LIMIT) known.clear();
  known.set(text, made);
  return made;
}

/** A piece of a product's name; one that is whole is never broken over two lines. */
export interface NamePiece {
  readonly text: string;
  readonly isWhole: boolean;
}

/** A product's name in pieces that together are its text, and the pack size in it that is never what is cut (null without one). */
export interface NamePieces {
  readonly pieces: readonly NamePiece[];
  readonly pack: string | null;
}

const NUMBER = String.raw`#?\d[\d.,]*`;
/** `12`, `6/5`, `14-18`, `6/#10`, `9x9`, `3-1/8` */
const FIGURE = `${NUMBER}(?:[-–/x×]${NUMBER})*`;
const UNIT = String.raw`(?:[A-Z]{1,3}|oz|lbs?|kg|g|mg|m?l|ct|pk|gal?|qt|pt|in|ft|mm|cm)\.?(?![\p{L}\p{N}])`;
const MEASURE = String.raw`${FIGURE}(?:\s${UNIT}(?:\s[x×]\s${FIGURE}(?:\s${UNIT})?)?)?`;
const WORDS = String.raw`[\p{L}\p{N}.]+(?:[-–/][\p{L}\p{N}.]+)+`;
const WHOLE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${MEASURE}(?![\p{L}\p{N}-])|${WORDS}),?`, 'gu');
const PACK = new RegExp(`^${MEASURE}$`, 'u');
/** Longer ones may break: they would not fit the narrowest place. */
const LONGEST_WHOLE = 24;

function piecesOf(name: string): NamePiece[] {
  const pieces: NamePiece[] = [];
  let end = 0;
  for (const { 0: text, index } of name.matchAll(WHOLE)) {
    if (!/[\s\-–/x×#]/.test(text) || text.length > LONGEST_WHOLE) continue;
    if (index > end) pieces.push({ text: name.slice(end, index), isWhole: false });
    pieces.push({ text, isWhole: true });
    end = index + text.length;
  }
  if (end < name.length) pieces.push({ text: name.slice(end), isWhole: false });
  return pieces;
}

/** The last part between commas that is a size: `6/5 LB`, `12 CT`. The first part is what the product is. */
function packIn(name: string): string | null {
  const [, ...parts] = name.split(/,\s+/);
  return parts.findLast((part) => part.length <= LONGEST_WHOLE && PACK.test(part)) ?? null;
}

const LIMIT = 5000;
const known = new Map<string, NamePieces>();

/** Made once for each name that is shown. */
export function namePieces(name: string): NamePieces {
  const kept = known.get(name);
  if (kept) return kept;
  const made = { pieces: piecesOf(name), pack: packIn(name) };
  if (known.size >= LIMIT) known.clear();
  known.set(name, made);
  return made;
}

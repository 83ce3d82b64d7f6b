/** A parsed pack text: the count as digits or a fraction, its unit, and the counted unit, if the text names them. */
export interface Pack {
  count: string;
  unit: string | null;
  /** `EA` of `12 EA`. */
  piece: string | null;
}

const COUNT = String.raw`(?<count>\d[\d.,]*|(?:\d+ +)?\d+/\d+)`;
const UNIT = String.raw`(?<unit>\p{L}{1,10})`;
const PIECE = String.raw`(?:[\s-]?(?<piece>\p{L}{1,10})\.?)?`;
const LINK = String.raw`\s*(?:of|per|[=:/-]|\s)\s*`;

/**
 * `CS of 12`, `CS/12`, `CS (12 EA)`, `1 CS = 12 EA`, `12 EA/CS`, `12 per CS`, `12 EA`, `12`, `1/3`. A size such as
 * `6/5 LB` or `4 x 6` gives the size of the pieces and not the number of stock units, so it is not a pack.
 */
const FORMS = [
  `${COUNT}${PIECE}`,
  `(?:1\\s*)?${UNIT}${LINK}${COUNT}${PIECE}`,
  String.raw`(?:1\s*)?${UNIT}\s*\(\s*${COUNT}${PIECE}\s*\)`,
  String.raw`${COUNT}${PIECE}\s*(?:/|per|in a)\s*${UNIT}`,
].map((form) => new RegExp(`^${form}$`, 'iu'));

export function readPack(text: string): Pack | null {
  for (const form of FORMS) {
    const { count, unit = null, piece = null } = form.exec(text.trim())?.groups ?? {};
    if (count === undefined) continue;
    return count.includes('/') && piece !== null ? null : { count, unit, piece };
  }
  return null;
}

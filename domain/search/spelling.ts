import { editDistance } from './editDistance.ts';

/** The tolerated spelling errors of a word of this length. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

const LONG = 6;

/** Known words have no plural ending; a misspelled one may have. */
function distanceOf(word: string, candidate: string): number {
  const distance = editDistance(word, candidate);
  return word.endsWith('s') ? Math.min(distance, editDistance(word, `${candidate}s`)) : distance;
}

/**
 * The known word that a misspelled one may mean: of the nearest words the one with the same beginning, then the one
 * that more products have. Null when none is near enough.
 */
export function nearestWord(
  word: string,
  known: Iterable<string>,
  countProducts: (word: string) => number,
): string | null {
  const farthest = forgiven(word.length);
  if (farthest === 0 || /\d/.test(word)) return null;
  let best: { word: string; distance: number; isBegunAlike: boolean; products: number } | null = null;
  for (const candidate of known) {
    const longer = word.length - candidate.length;
    if (candidate.length < 3 || -longer > farthest || longer > farthest + 1) continue;
    const isBegunAlike = candidate[0] === word[0];
    // Another first letter makes a short word a different word: a goat is not an oat.
    if (!isBegunAlike && word.length < LONG) continue;
    const distance = distanceOf(word, candidate);
    if (distance > farthest) continue;
    const products = countProducts(candidate);
    const isBetter =
      best === null ||
      distance < best.distance ||
      (distance === best.distance && (isBegunAlike === best.isBegunAlike ? products > best.products : isBegunAlike));
    if (isBetter) best = { word: candidate, distance, isBegunAlike, products };
  }
  return best?.word ?? null;
}

import { codeKey } from '../product/codeKey.ts';
import type { Product } from '../product/product.ts';
import { editDistance } from '../search/editDistance.ts';
import { describedBy, wordsSharing } from '../search/searchIndex.ts';
import { nearestWord } from '../search/spelling.ts';
import { trigramsOf } from '../search/trigrams.ts';
import { lettersOf, type PasteIndex, wordsOf } from './words/pasteIndex.ts';

const NEAREST_OFFERED = 5;
/** The work limit per line for any catalog size: entries visited, and codes compared. */
const ENTRIES_LIMIT = 4000;
export const COMPARISONS_LIMIT = 48;

/** The fewest first, as long as there is room for all of one. */
function rarest(lists: readonly (readonly number[] | undefined)[]): (readonly number[])[] {
  let room = ENTRIES_LIMIT;
  const known = lists.flatMap((list) => (list ? [list] : []));
  return known
    .sort((left, right) => left.length - right.length)
    .filter((list) => {
      room -= list.length;
      return room >= 0;
    });
}

function tally(lists: readonly (readonly number[])[], weight: (list: readonly number[]) => number) {
  const counts = new Map<number, number>();
  for (const list of lists) {
    const each = weight(list);
    for (const entry of list) counts.set(entry, (counts.get(entry) ?? 0) + each);
  }
  return counts;
}

/** The length of the common prefix. */
function sameStart(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}

/** By catalog position, the similarity of its code: 1 is equal, 0 too different. */
function alikeCodes(index: PasteIndex, code: string, distance: typeof editDistance): Map<number, number> {
  const key = codeKey(code).slice(0, 40);
  const alike = new Map<number, number>();
  if (key.length < 2) return alike;
  const shared = tally(rarest(trigramsOf(key).map((trigram) => index.byTrigram.get(trigram))), () => 1);
  const swapped = (index.byLetters.get(lettersOf(key)) ?? []).slice(0, COMPARISONS_LIMIT / 2);
  const best = Math.max(0, ...shared.values());
  const likely = [...shared]
    .filter(([, count]) => count >= best - 1)
    .map(([entry, count]) => ({ entry, promise: count + sameStart(key, index.codes[entry]?.key ?? '') / key.length }))
    .sort((left, right) => right.promise - left.promise)
    .slice(0, COMPARISONS_LIMIT - swapped.length)
    .map(({ entry }) => entry);
  const farthest = Math.max(1, Math.floor(key.length / 3));
  for (const entry of new Set([...swapped, ...likely])) {
    const candidate = index.codes[entry];
    if (!candidate) continue;
    const edits = distance(key, candidate.key);
    const likeness = 1 - edits / (Math.max(key.length, candidate.key.length) + 1);
    if (edits <= farthest) alike.set(candidate.place, Math.max(likeness, alike.get(candidate.place) ?? 0));
  }
  return alike;
}

/** The maximum unknown words of a line that are corrected. */
const UNKNOWN_WORDS = 3;
const MISSPELLED = 0.7;
const BEGUN_ALIKE = 0.3;
/** The length of a common prefix that makes two long words related: `Parmesan`, `Parmigiano`. */
const SAME_START = 4;
const LONG_WORD = 8;

interface MeantWord {
  /** Positions of the products whose description has it. */
  list: readonly number[];
  likeness: number;
}

/** The possible meanings of an unknown word: similar spellings, or long related words. */
function alikeWords({ search }: PasteIndex, word: string): MeantWord[] {
  const countProducts = (known: string) => describedBy(search, known).length;
  const known = wordsSharing(search, word).filter(countProducts);
  const nearest = nearestWord(word, known, countProducts);
  if (nearest !== null) return [{ list: describedBy(search, nearest), likeness: MISSPELLED }];
  const start = word.slice(0, SAME_START);
  const begunAlike = word.length < LONG_WORD ? [] : known.filter((one) => one.startsWith(start));
  return begunAlike.map((one) => ({ list: describedBy(search, one), likeness: BEGUN_ALIKE }));
}

/** For each word of a text its meanings in descriptions. */
function meantWords(index: PasteIndex, words: readonly string[]): MeantWord[][] {
  let unknown = 0;
  return words.map((word) => {
    const list = describedBy(index.search, word);
    if (list.length > 0) return [{ list, likeness: 1 }];
    unknown += 1;
    return unknown <= UNKNOWN_WORDS ? alikeWords(index, word) : [];
  });
}

/** By catalog position, the share of the words in its description; rare words count more, misspelled ones less. */
function alikeDescriptions(index: PasteIndex, text: string): Map<number, number> {
  const words = wordsOf(text);
  const likenessOf = new Map(
    meantWords(index, words)
      .flat()
      .map(({ list, likeness }) => [list, likeness]),
  );
  return tally(
    rarest([...likenessOf.keys()]),
    (list) => ((likenessOf.get(list) ?? 1) * (1 + 1 / list.length)) / (words.length + 1),
  );
}

/** The products that a line may mean, the likeliest first: by its code, and by its other words. */
export function nearestProducts(
  index: PasteIndex,
  { code, rest }: { code: string; rest: string },
  distance = editDistance,
): Product[] {
  const scores = alikeDescriptions(index, `${code} ${rest}`);
  for (const [place, likeness] of alikeCodes(index, code, distance)) {
    scores.set(place, (scores.get(place) ?? 0) + likeness);
  }
  return [...scores]
    .sort(([leftPlace, left], [rightPlace, right]) => right - left || leftPlace - rightPlace)
    .slice(0, NEAREST_OFFERED)
    .map(([place]) => index.products.at(place));
}

/**
 * Whether all words of a line are in one product's description, misspelled or not: the line names a product and is not
 * a greeting.
 */
export function namesProduct(index: PasteIndex, text: string): boolean {
  const words = wordsOf(text);
  const isName = words.length === 1 && text.trim().length < SHORTEST_TYPO;
  const lists = isName
    ? words.map((word) => describedBy(index.search, word))
    : meantWords(index, words).map((meant) => meant.flatMap(({ list }) => list));
  const [first, ...others] = lists;
  if (!first) return false;
  const sets = others.map((list) => new Set(list));
  return first.some((place) => sets.every((set) => set.has(place)));
}

/** A single shorter word that no description has is a name, not a misspelt product. */
const SHORTEST_TYPO = 6;

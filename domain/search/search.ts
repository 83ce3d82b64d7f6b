import { codeKey } from '../product/codeKey.ts';
import type { ProductTable } from '../product/productTable.ts';
import { type Marks, type MetPart, marksIn } from './marks.ts';
import { beginningWith, type Field, fieldOf, placeOf, type SearchIndex, wordsSharing } from './searchIndex.ts';
import { slotsOf } from './slots.ts';
import { nearestWord } from './spelling.ts';
import type { SynonymTable } from './synonymTable.ts';
import { type Word, wordsOfQuery } from './words.ts';

/** The matches by product position; a higher score is a better match. */
export interface SearchResult {
  readonly scores: ReadonlyMap<number, number>;
  /** The corrected query when a word was misspelled; null: as typed. */
  readonly corrected: string | null;
  /** The closest product positions when there are no matches, the closest first. */
  readonly closest: readonly number[];
  readonly marks: Marks;
}

export interface SearchOptions {
  /** Limits the places. */
  readonly among: (place: number) => boolean;
  /** Misspelled words are not corrected. */
  readonly isLiteral?: boolean;
}

/** The weight of a word by its field. */
const WEIGHTS: Readonly<Record<Field, number>> = { name: 8, kind: 5, brand: 3, category: 1, mainCategory: 0.5 };
/** And by how it is met. */
const MEETS = { whole: 1, synonym: 0.9, beginning: 0.7, misspelled: 0.6, within: 0.4 } as const;
/** The query is exactly the name of the product. */
const WHOLE_NAME = 4;
const EXACT_CODE = 100;
const CODE_BEGINNING = 20;

const SHORTEST_BEGINNING = 2;
const SHORTEST_WITHIN = 4;
const SHORTEST_HALF = 3;
const CLOSEST = 12;
/** More different words than any product has: the query is a text, not a product. */
const MOST_WORDS = 40;

/** The score of one query word, or of several as a unit, for every product. */
interface Meeting {
  readonly scores: Float32Array;
  /** How many words of the name were met whole. */
  readonly ofName: Uint8Array;
  isMet: boolean;
}

class Search {
  readonly #index: SearchIndex;
  readonly #isLiteral: boolean;
  readonly #corrections = new Map<string, string>();
  readonly #met = new Map<string, Meeting>();
  /** Words of the catalog. */
  readonly metWords = new Map<string, MetPart>();

  constructor(index: SearchIndex, isLiteral: boolean) {
    this.#index = index;
    this.#isLiteral = isLiteral;
  }

  #nothing(): Meeting {
    const { size } = this.#index.products;
    return { scores: new Float32Array(size), ofName: new Uint8Array(size), isMet: false };
  }

  #take(meeting: Meeting, word: string, how: keyof typeof MEETS, part: MetPart = null): void {
    const uses = this.#index.uses.get(word) ?? [];
    if (uses.length > 0 && this.metWords.get(word) !== null) this.metWords.set(word, part);
    for (const use of uses) {
      const place = placeOf(use);
      const field = fieldOf(use);
      const score = WEIGHTS[field] * MEETS[how];
      if (score > (meeting.scores[place] ?? 0)) meeting.scores[place] = score;
      if (field === 'name' && (how === 'whole' || how === 'misspelled')) meeting.ofName[place] = 1;
      meeting.isMet = true;
    }
  }

  #takeCodes(meeting: Meeting, word: string): void {
    const key = codeKey(word);
    if (!/\d/.test(key) || key.length < 3) return;
    this.#index.codes.forEach((code, at) => {
      if (!code.startsWith(key)) return;
      const place = this.#index.codePlaces[at] ?? 0;
      const score = code === key ? EXACT_CODE : CODE_BEGINNING;
      if (score > (meeting.scores[place] ?? 0)) meeting.scores[place] = score;
      meeting.isMet = true;
    });
  }

  /** A word as it is, as a prefix, or as part of a code. */
  #asTyped(word: string): Meeting {
    const meeting = this.#nothing();
    this.#take(meeting, word, 'whole');
    if (word.length >= SHORTEST_BEGINNING && !/^\d/.test(word)) {
      for (const longer of beginningWith(this.#index.words, word)) {
        if (longer !== word) this.#take(meeting, longer, 'beginning', { from: 0, length: word.length });
      }
    }
    this.#takeCodes(meeting, word);
    return meeting;
  }

  /** Two words written as one. */
  #halves(word: string): Meeting | null {
    for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)];
      if (halves.every((half) => this.#index.uses.has(half))) {
        const both = this.#all(halves.map((half) => this.#asTyped(half)));
        if (both.isMet) return both;
      }
    }
    return null;
  }

  meet(word: string): Meeting {
    const known = this.#met.get(word);
    if (known) return known;
    const meeting = this.#forgiving(word);
    this.#met.set(word, meeting);
    return meeting;
  }

  #forgiving(word: string): Meeting {
    const typed = this.#asTyped(word);
    if (typed.isMet) return typed;
    if (word.length >= SHORTEST_WITHIN) {
      for (const longer of this.#index.words) {
        const from = longer.indexOf(word);
        if (from >= 0) this.#take(typed, longer, 'within', { from, length: word.length });
      }
      if (typed.isMet) return typed;
    }
    const halves = this.#halves(word);
    if (halves || this.#isLiteral) return halves ?? typed;
    const { uses } = this.#index;
    const nearest = nearestWord(word, wordsSharing(this.#index, word), (one) => uses.get(one)?.length ?? 0);
    if (nearest !== null) {
      this.#corrections.set(word, nearest);
      this.#take(typed, nearest, 'misspelled');
    }
    return typed;
  }

  /** The products that have all of them. */
  #all(meetings: readonly Meeting[]): Meeting {
    const [first, ...others] = meetings;
    if (!first || others.length === 0) return first ?? this.#nothing();
    const all = this.#nothing();
    for (let place = 0; place < all.scores.length; place += 1) {
      let sum = 0;
      let ofName = 0;
      let isWhole = true;
      for (const { scores, ofName: names } of meetings) {
        const score = scores[place] ?? 0;
        if (score === 0) {
          isWhole = false;
          break;
        }
        sum += score;
        ofName += names[place] ?? 0;
      }
      if (!isWhole) continue;
      all.scores[place] = sum / meetings.length;
      all.ofName[place] = ofName;
      all.isMet = true;
    }
    return all;
  }

  /** The best score among them; a match through a synonym counts a little less. */
  #best(typed: Meeting, others: readonly Meeting[]): Meeting {
    if (others.length === 0) return typed;
    const best = { scores: typed.scores.slice(), ofName: typed.ofName.slice(), isMet: typed.isMet };
    for (const { scores, ofName, isMet } of others) {
      best.isMet ||= isMet;
      scores.forEach((score, place) => {
        const counted = score * MEETS.synonym;
        if (counted <= (best.scores[place] ?? 0)) return;
        best.scores[place] = counted;
        best.ofName[place] = ofName[place] ?? 0;
      });
    }
    return best;
  }

  /** Words that form a unit, or their synonyms. */
  slot(words: readonly string[], means: readonly (readonly string[])[]): Meeting {
    const exact = (word: string) => this.#exactly(word);
    const others = means.map((meant) => this.#all(meant.map(exact)));
    const isKnown = others.some(({ isMet }) => isMet);
    const typed = this.#all(words.map((word) => (isKnown ? this.#asTyped(word) : this.meet(word))));
    return this.#best(typed, others);
  }

  #exactly(word: string): Meeting {
    const meeting = this.#nothing();
    this.#take(meeting, word, 'whole');
    return meeting;
  }

  correctedQuery(words: readonly Word[]): string | null {
    if (this.#corrections.size === 0) return null;
    const { spellings } = this.#index;
    const shown = ({ word, written }: Word) => {
      const meant = this.#corrections.get(word);
      return meant === undefined ? written : (spellings.get(meant) ?? meant);
    };
    return words.map(shown).join(' ');
  }
}

/** The products that match every word, or the closest ones when there are none. */
export function search(
  index: SearchIndex,
  query: string,
  synonyms: SynonymTable,
  { among, isLiteral = false }: SearchOptions,
): SearchResult {
  const typed = wordsOfQuery(query);
  const words = typed.map(({ word }) => word);
  const slots = slotsOf(words, synonyms, index);
  const scores = new Map<number, number>();
  const whole = codeKey(query);
  index.codes.forEach((code, at) => {
    const place = index.codePlaces[at] ?? 0;
    if (code === whole && among(place)) scores.set(place, EXACT_CODE * 2);
  });
  if (slots.length === 0 || slots.length > MOST_WORDS) return { scores, corrected: null, closest: [], marks: () => [] };
  const searching = new Search(index, isLiteral);
  const meetings = slots.map(({ words: own, means }) => searching.slot(own, means));
  const { size } = index.products;
  for (let place = 0; place < size; place += 1) {
    let sum = 0;
    let ofName = 0;
    for (const { scores: own, ofName: names } of meetings) {
      const score = own[place] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
      ofName += names[place] ?? 0;
    }
    if (sum === 0 || !among(place)) continue;
    const isWholeName = ofName > 0 && ofName >= (index.nameLengths[place] ?? 0);
    const score = sum + (isWholeName ? WHOLE_NAME : 0);
    if (score > (scores.get(place) ?? 0)) scores.set(place, score);
  }
  const corrected = searching.correctedQuery(typed);
  return {
    scores,
    corrected,
    closest: scores.size > 0 ? [] : closestOf(meetings, index.products, among),
    marks: (text) => marksIn(text, searching.metWords),
  };
}

/**
 * The products with the last word, which names the product, or with most of the words; a category alone is not enough.
 */
function closestOf(
  meetings: readonly Meeting[],
  { byDescription }: ProductTable,
  among: (place: number) => boolean,
): number[] {
  if (meetings.length < 2) return [];
  const last = meetings.at(-1);
  const close: { place: number; score: number }[] = [];
  for (const place of byDescription) {
    const own = meetings.map(({ scores }) => scores[place] ?? 0);
    const met = own.filter((score) => score > 0).length;
    const isNamed = (last?.scores[place] ?? 0) >= WEIGHTS.kind * MEETS.beginning;
    if (met === 0 || !among(place) || !(isNamed || met / own.length >= 2 / 3)) continue;
    close.push({ place, score: met * 100 + own.reduce((sum, score) => sum + score, 0) });
  }
  return close
    .sort((left, right) => right.score - left.score)
    .slice(0, CLOSEST)
    .map(({ place }) => place);
}

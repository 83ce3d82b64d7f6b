import { type Static, Type } from 'typebox';
import { fieldRepeated, fieldRequired } from '../fields/fieldReasons.ts';
import { type Problem, repeatedPlaces, rowProblems } from '../fields/problem.ts';
import type { Reason } from '../refusal/coded.ts';
import { SYNONYM_GROUPS_LIMIT, SYNONYM_WORDS_LIMIT, SynonymGroup } from '../search/synonymGroup.ts';
import { synonymKey } from '../search/synonymTable.ts';
import { isMeant } from '../search/words.ts';
import { adminText } from '../texts/adminText.ts';
import { sharedText } from '../texts/sharedText.ts';

/** Characters of one word or phrase. */
const SYNONYM_LENGTH = 60;
/** Words of a phrase: longer ones are not looked for in a query. */
const PHRASE_WORDS = 8;
/** Words that are typed for the same names. */
const TYPED_LIMIT = 40;
/** Names that one typed word finds: each costs a search. */
const FINDS_LIMIT = 12;

/** Groups of typed words, and the product words that they find. */
export const SearchWords = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  groups: Type.Array(SynonymGroup, { maxItems: SYNONYM_GROUPS_LIMIT }),
});
export type SearchWords = Static<typeof SearchWords>;

/** Without blank words. Half of a surrogate pair, which no database stores, becomes the replacement character. */
export const writtenWords = (words: readonly string[]) =>
  words
    .map((word) =>
      word
        .replaceAll(/\p{Cs}/gu, '\uFFFD')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

/** All groups in stored form; they match the same words. */
export const writtenGroups = (groups: readonly SynonymGroup[]): SynonymGroup[] =>
  groups.map(({ typed, finds }) => ({ typed: writtenWords(typed), finds: writtenWords(finds) }));

interface Keyed {
  readonly text: string;
  readonly key: string;
}

function wordProblem({ text: word, key }: Keyed): Reason | null {
  const words = key.split(' ');
  if (word.length > SYNONYM_LENGTH) {
    const params = { word: word.slice(0, 20), limit: SYNONYM_LENGTH };
    return { code: 'wordTooLong', params, text: sharedText('configuration.isTooLongCharactersAtMost', params) };
  }
  const params = { word };
  if (word.includes(','))
    return { code: 'wordWithComma', params, text: adminText('configuration.wordWithComma', params) };
  if (key === '')
    return { code: 'wordWithoutLetters', params, text: adminText('configuration.wordWithoutLetters', params) };
  if (!words.some(isMeant))
    return { code: 'wordIgnored', params, text: adminText('configuration.wordIgnored', params) };
  if (words.length <= PHRASE_WORDS) return null;
  const limited = { word, limit: PHRASE_WORDS };
  return { code: 'phraseTooLong', params: limited, text: adminText('configuration.phraseTooLong', limited) };
}

const tooMany = (limit: number, text: string): Reason => ({ code: 'fieldTooMany', params: { limit }, text });

function sideProblem(words: readonly Keyed[], missing: string): Reason | null {
  if (words.length === 0) return fieldRequired(missing);
  const wrong = words.map(wordProblem).find((problem) => problem !== null);
  if (wrong) return wrong;
  const [same] = repeatedPlaces(words.map(({ key }) => key));
  const word = same === undefined ? undefined : words[same]?.text;
  return word === undefined ? null : fieldRepeated(word, adminText('configuration.sameWord', { word }));
}

function findsItself(word: string): Reason {
  return { code: 'findsItself', params: { word }, text: adminText('configuration.findsItself', { word }) };
}

function inTwoGroups(word: string, { finds }: SynonymGroup): Reason {
  const params = { word, finds: writtenWords(finds).join(', ') };
  return { code: 'wordInTwoGroups', params, text: adminText('configuration.wordInTwoGroups', params) };
}

interface Validated {
  readonly typed: readonly Keyed[];
  readonly finds: readonly Keyed[];
  readonly problems: Readonly<Record<keyof SynonymGroup, Reason | null>>;
}

/** How many groups are validated in one step, which takes less than 20 ms. */
const TOGETHER = 250;

const validated = new WeakMap<SynonymGroup, Validated>();

/** The cached validation of one group: a form validates all groups at every change. */
function validateGroup(group: SynonymGroup): Validated {
  const known = validated.get(group);
  if (known) return known;
  const keyed = (words: readonly string[]) => writtenWords(words).map((text) => ({ text, key: synonymKey(text) }));
  const [typed, finds] = [keyed(group.typed), keyed(group.finds)];
  const [only, ...more] = typed;
  const isOnlyItself = only && more.length === 0 && finds.every(({ key }) => key === only.key);
  const problems = {
    typed:
      sideProblem(typed, adminText('configuration.noTypedWord')) ??
      (typed.length > TYPED_LIMIT
        ? tooMany(TYPED_LIMIT, adminText('configuration.tooManyTyped', { limit: TYPED_LIMIT }))
        : null),
    finds:
      sideProblem(finds, adminText('configuration.noFoundWord')) ??
      (finds.length > FINDS_LIMIT
        ? tooMany(FINDS_LIMIT, adminText('configuration.tooManyNames', { limit: FINDS_LIMIT }))
        : null) ??
      (isOnlyItself ? findsItself(only.text) : null),
  };
  const made = { typed, finds, problems };
  validated.set(group, made);
  return made;
}

/** Validates groups in steps before a form validates all of them; `pause` is awaited after each step. */
export async function validateSynonyms(groups: readonly SynonymGroup[], pause: () => Promise<unknown>): Promise<void> {
  const unknown = groups.filter((group) => !validated.has(group));
  for (const [count, group] of unknown.entries()) {
    validateGroup(group);
    if (count % TOGETHER === TOGETHER - 1) await pause();
  }
}

/** Why groups of synonyms are not valid. A typed word may be in only one group, so that its meaning is unambiguous. */
export function synonymProblems({ groups }: SearchWords): Problem[] {
  const groupOf = new Map<string, SynonymGroup>();
  let count = 0;
  return rowProblems('groups', groups, (group) => {
    const { typed, finds, problems } = validateGroup(group);
    const before = count;
    count += typed.length + finds.length;
    const taken = typed.find(({ key }) => groupOf.has(key));
    const others = taken && groupOf.get(taken.key);
    for (const { key } of typed) if (!groupOf.has(key)) groupOf.set(key, group);
    const isTooMuch = before <= SYNONYM_WORDS_LIMIT && count > SYNONYM_WORDS_LIMIT;
    return {
      typed:
        problems.typed ??
        (others ? inTwoGroups(taken.text, others) : null) ??
        (isTooMuch
          ? tooMany(SYNONYM_WORDS_LIMIT, adminText('configuration.tooManyWords', { limit: SYNONYM_WORDS_LIMIT }))
          : null),
      finds: problems.finds,
    };
  });
}

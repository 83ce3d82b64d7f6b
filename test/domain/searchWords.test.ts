import { describe, expect, test } from 'vitest';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import { synonymProblems, validateSynonyms } from '#domain/siteConfiguration/searchWords.ts';

const problems = (...groups: SynonymGroup[]) => synonymProblems({ version: 0, groups });
const line = (typed: string, finds: string): SynonymGroup => ({ typed: typed.split(','), finds: finds.split(',') });
const EVOO = line('evoo', 'extra virgin olive oil');
const words = (count: number, mark = 'w') => Array.from({ length: count }, (_, place) => `${mark}${place}q`);

test('the words that every shop begins with are valid', () => {
  expect(problems(...(structuredClone(FOOD_SERVICE_SYNONYMS) as SynonymGroup[]))).toEqual([]);
});

test.each([
  ['a phrase with words that are left out of searches', line('half and half, 1/2 & 1/2', 'half & half')],
  [
    'several words on both sides, with blanks and a comma to much',
    line('scallion , green  onion,', ' scallion,green onion'),
  ],
  ['words from right to left', line('שמן זית', 'زيت زيتون')],
  ['a word that is on the other side of another line', line('olive oil', 'evoo')],
])('%s is accepted', (_, group) => {
  expect(problems(EVOO, group)).toEqual([]);
});

test.each([
  ['nothing typed', line('', 'olive oil'), 'typed', 'Enter what people type.'],
  ['nothing found', line('evoo2', ' '), 'finds', 'Enter what your products are called.'],
  ['one word alone', line('rocket', 'ROCKETS'), 'finds', "'rocket' finds only itself. Enter another name for it."],
  [
    'a word of another line',
    line('oil,Evoo', 'canola'),
    'typed',
    "'Evoo' already finds 'extra virgin olive oil' in another line. Put both in one line, or remove one.",
  ],
  [
    'the same word in another case, with an accent and in the plural',
    line('jalapeño,JALAPENOS', 'pepper'),
    'typed',
    "'JALAPENOS' is a duplicate. Capitals, accents and plurals are ignored in searches.",
  ],
  ['a sign', line('!!!', 'pepper'), 'typed', "'!!!' has no letters or digits."],
  [
    'a word that no search looks for',
    line('and', 'pepper'),
    'typed',
    "'and' is left out of every search. Enter a word that names a product.",
  ],
  [
    'a long word',
    line('x'.repeat(61), 'pepper'),
    'typed',
    "'xxxxxxxxxxxxxxxxxxxx…' is too long: 60 characters at most. Use a comma between words.",
  ],
  [
    'a long phrase',
    line('a1 b c d e f g h i', 'pepper'),
    'typed',
    "'a1 b c d e f g h i' has more than 8 words. Use a comma between phrases.",
  ],
  [
    'a comma within a word',
    { typed: ['salt, pepper'], finds: ['seasoning'] },
    'typed',
    "'salt, pepper' has a comma. Enter it as two words.",
  ],
  [
    '41 typed words',
    { typed: words(41), finds: ['pepper'] },
    'typed',
    'A line can have at most 40 words. Put the rest on another line.',
  ],
  ['13 names', { typed: ['pepper'], finds: words(13) }, 'finds', 'A line can have at most 12 names.'],
])('%s is refused at its line', (_, group, field, text) => {
  expect(problems(EVOO, group)).toEqual([expect.objectContaining({ field: `groups[1].${field}`, text })]);
});

describe('as a whole', () => {
  const full = words(4_000).map((word) => ({ typed: [word, `${word}x`, `${word}y`], finds: [`${word}z`, `${word}v`] }));

  test('20,000 words are accepted', () => {
    expect(problems(...full)).toEqual([]);
  });

  test('20,001 are not: the error is at the line that is too much', () => {
    expect(problems(...full, line('three', 'four'), line('five', 'six'))).toEqual([
      {
        code: 'fieldTooMany',
        params: { limit: 20_000 },
        field: 'groups[4000].typed',
        text: 'You can have at most 20,000 words. Remove this line or another.',
      },
    ]);
  });

  test('lines that were validated in steps before get the same answer', async () => {
    const groups = structuredClone([...full.slice(0, 600), line('', 'pepper'), line('w0q', 'pepper')]);
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    const before = problems(...structuredClone(groups));
    await validateSynonyms(groups, pause);
    await validateSynonyms(groups, pause);
    expect([pauses, problems(...groups)]).toEqual([2, before]);
    expect(before.map(({ field }) => field)).toEqual(['groups[600].typed', 'groups[601].typed']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeFinder } from '#domain/search/finder.ts';
import type { SearchOptions } from '#domain/search/search.ts';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import { demoGoods } from './demoGoods.ts';

const goods = demoGoods();
const finder = await makeFinder(goods, FOOD_SERVICE_SYNONYMS, async () => undefined);

function find(query: string, options: Partial<SearchOptions> = {}) {
  const result = finder.find(query, { among: () => true, ...options });
  const { scores } = result;
  const found = goods.byDescription
    .filter((place) => scores.has(place))
    .sort((left, right) => (scores.get(right) ?? 0) - (scores.get(left) ?? 0));
  const described = (places: readonly number[]) => places.map((place) => goods.at(place).description);
  return { ...result, found: described(found), close: described(result.closest) };
}

describe('a search forgives', () => {
  test.each([
    ['plurals', 'strawberries', 'Strawberry, Clamshell, 8/1 LB'],
    ['plurals with another letter', 'paring knives', 'Knife, Paring, 3.25 IN'],
    ['possessives of any quote', 'chef’s knife 8"', 'Knife, Chef, 8 IN, White Handle'],
    ['one wrong letter', 'brocoli', 'Broccoli, Crowns, 20 LB'],
    ['two in a long word', 'parmegianno', 'Parmigiano Reggiano, 24 MO, Eighth'],
    ['swapped letters', 'chikcen thigh', 'Chicken, Thigh, Boneless, 4/10 LB'],
    ['a blank too many', 'rib eye', 'Beef, Ribeye, Lip-On, Choice, 13-15 LB'],
    ['a blank too few', 'shortrib', 'Beef, Short Rib, Chuck, Boneless, 10 LB'],
    ['glued sizes', 'bacon 15lb', 'Bacon, Layflat, 14-18, Maple Cured, 15 LB'],
    ['pound signs', '50# onions', 'Onion, Yellow, Jumbo, 50 LB'],
    ['accents', 'jalapeño poppers', 'Jalapeno Poppers, Cheddar, 4/4 LB'],
    ['the order of words', 'ground beef', 'Beef, Ground, 80/20, 8/5 LB'],
    ['other words of a kitchen', 'evoo', 'Oil, Olive, Extra Virgin, Spain, 4/3 LT'],
    ['a word that is still typed', 'chick thi', 'Chicken, Thigh, Boneless, 4/10 LB'],
    ['codes without signs', 'pl24611', 'Chicken, Thigh, Boneless, 4/10 LB'],
    ['the brand beside the goods', 'harbor select decaf', 'Coffee, Decaf, Swiss Water, 5 LB'],
    ['codes without letters', '24611', 'Chicken, Thigh, Boneless, 4/10 LB'],
  ])('%s: %s', (_, query, wanted) => {
    expect(find(query).found[0]).toBe(wanted);
  });
});

test('a misspelled word is shown as it was understood, and a correct one is not', () => {
  expect(find('chiken thigh').corrected).toBe('chicken thigh');
  expect(find('chicken thigh').corrected).toBeNull();
  expect(find('chiken thigh', { isLiteral: true })).toMatchObject({ corrected: null, found: [] });
});

test('where not every word matches nothing is found, and products with the main word are offered as close matches', () => {
  const { found, close } = find('goat cheese');
  expect(found).toEqual([]);
  expect(close.slice(0, 2)).toEqual(['Cottage Cheese, 4%, 4/5 LB', 'Cream Cheese, Cups, 1 OZ, 100 CT']);
  expect(find('snow tires').close).toEqual([]);
});

test('the name of the goods counts more than what they are made for, and a category least', () => {
  expect(
    find('lobster')
      .found.slice(0, 4)
      .every((name) => name.startsWith('Lobster, Live')),
  ).toBe(true);
  const eggs = find('egg').found;
  expect(eggs.slice(0, 8).every((name) => name.startsWith('Egg, '))).toBe(true);
  expect(eggs.at(-1)).not.toMatch(/^Egg/);
});

describe('what was met is marked in a name', () => {
  const markedBy = (query: string, text: string) =>
    find(query)
      .marks(text)
      .map(({ from, to }) => text.slice(from, to));
  test.each([
    ['words as they are', 'ground beef', 'Beef, Ground, 80/20, 8/5 LB', ['Beef', 'Ground']],
    ['beginnings', 'chick thi', 'Chicken, Thigh, Boneless, 4/10 LB', ['Chick', 'Thi']],
    ['plurals', 'onion', 'Onions, Yellow', ['Onions']],
    ['misspelled words', 'brocoli', 'Broccoli, Crowns, 20 LB', ['Broccoli']],
    ['words of two', 'rib eye', 'Beef, Ribeye, Lip-On', ['Ribeye']],
    ['halves of one', 'shortrib', 'Beef, Short Rib, Chuck', ['Short', 'Rib']],
    ['other words', 'evoo', 'Oil, Olive, Extra Virgin, Spain, 4/3 LT', ['Oil', 'Olive', 'Extra', 'Virgin']],
    ['glued sizes', 'bacon 15lb', 'Bacon, Layflat, 14-18, 15 LB', ['Bacon', '15', 'LB']],
    ['accents and quotes', 'jalapeno chef’s', 'Jalapeño, Chef‘s Choice', ['Jalapeño', 'Chef‘s']],
    ['nothing that was not asked for', 'the tomatoes', 'Crate of the Week', []],
  ])('%s: %s', (_, query, text, marked) => {
    expect(markedBy(query, text)).toEqual(marked);
  });

  test('in no text beyond its end, nor one over the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.string({ unit: 'binary' }), (query, text) => {
        let end = 0;
        for (const { from, to } of find(query).marks(text)) {
          expect([from >= end, to > from, to <= text.length]).toEqual([true, true, true]);
          end = to;
        }
      }),
    );
  });
});

test('a search stays among the places it is given', () => {
  const lemons = find('lemon').scores;
  const [some] = lemons.keys();
  expect([...find('lemon', { among: (place) => place === some }).scores.keys()]).toEqual([some]);
});

test('any typed text gives an answer, and finds what has the typed words', () => {
  const anything = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('🦞', 'שלום', '!!!', '# # #', '`', 'a'.repeat(300), ' '),
  );
  fc.assert(
    fc.property(anything, (query) => {
      const { scores, closest } = find(query);
      expect([...scores.values()].every((score) => score > 0)).toBe(true);
      expect(scores.size === 0 || closest.length === 0).toBe(true);
    }),
  );
  const descriptions = goods.byDescription.map((place) => goods.at(place).description);
  fc.assert(
    fc.property(fc.constantFrom(...descriptions), (description) => {
      expect(find(description).found).toContain(description);
    }),
  );
});

test('the index is made in steps, each of which leaves the browser its turn', async () => {
  let pauses = 0;
  await makeFinder({ ...goods }, [], async () => {
    pauses += 1;
  });
  expect(pauses).toBe(2);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noBreakPieces } from '#domain/noBreak.ts';
import { packInName } from '#domain/product/packInName.ts';

/** The name with its unbreakable parts in brackets. */
function marked(name: string): string {
  return noBreakPieces(name)
    .map(({ text, isWhole }) => (isWhole ? `[${text}]` : text))
    .join('');
}

describe('the name of a product', () => {
  test.each([
    ['Beef, Ribeye, Lip-On, Choice, 13-15 LB', 'Beef, Ribeye, [Lip-On,] Choice, [13-15 LB]', '13-15 LB'],
    ['Bacon, Layflat, 14-18, Maple Cured, 15 LB', 'Bacon, Layflat, [14-18,] Maple Cured, [15 LB]', '15 LB'],
    ['Pain au Chocolat, 1.5 OZ, 70 CT', 'Pain au Chocolat, [1.5 OZ,] [70 CT]', '70 CT'],
    ['Tomato, Crushed, 6/#10', 'Tomato, Crushed, [6/#10]', '6/#10'],
    ['Flour, 6/5 LB', 'Flour, [6/5 LB]', '6/5 LB'],
    ['Foil, 18 IN x 500 FT', 'Foil, [18 IN x 500 FT]', '18 IN x 500 FT'],
    ['Register Roll, 3-1/8 IN, 50 CT', 'Register Roll, [3-1/8 IN,] [50 CT]', '50 CT'],
    ['Container, 9x9, 3-Comp', 'Container, [9x9,] [3-Comp]', '9x9'],
    ['Chafing Dish, 8 QT, Stainless, Lid', 'Chafing Dish, [8 QT,] Stainless, Lid', null],
    ['Ladle, 8 OZ, Color-Coded', 'Ladle, [8 OZ,] [Color-Coded]', '8 OZ'],
    ['Honig, 2,5 kg', 'Honig, [2,5 kg]', '2,5 kg'],
    ['Bread, 24 CT, No. 47B', 'Bread, [24 CT,] [No. 47B]', '24 CT'],
    ['Potato, Chef, US No. 2, 50 LB', 'Potato, Chef, US [No. 2,] [50 LB]', '50 LB'],
    ['Milk 2 Percent', 'Milk 2 Percent', null],
    ['12 CT', '[12 CT]', null],
    ['', '', null],
  ])('%j is never broken inside %j, and its pack size is %j', (name, expected, pack) => {
    expect(marked(name)).toBe(expected);
    expect(packInName(name)).toBe(pack);
  });

  test.each([
    ['Price changed from $46.50 / CS to $1,048.00 / LB', 'Price changed from [$46.50 / CS] to [$1,048.00 / LB]'],
    ['Only 7 CS in stock now', 'Only [7 CS] in stock now'],
    ['17 EA is now 12 EA: sold in multiples of 12.', '[17 EA] is now [12 EA]: sold in multiples of 12.'],
    ['No longer sold by PAL.', 'No longer sold by PAL.'],
  ])('the sentence %j is never broken inside %j', (sentence, expected) => {
    expect(marked(sentence)).toBe(expected);
  });

  test('a word that is too long for a narrow place may break', () => {
    expect(marked('Extra-ordinarily-long-hyphenated-word, 5 LB')).toBe('Extra-ordinarily-long-hyphenated-word, [5 LB]');
  });

  test('stays letter by letter what it is', () => {
    const name = fc.string({ unit: fc.constantFrom(...'aB-–/#x 0123.,L OZé'), maxLength: 60 });
    fc.assert(
      fc.property(name, (text) => {
        expect(
          noBreakPieces(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRows } from '#domain/search/findRows.ts';

const oysters = { text: 'Oysters, Blue Point, 100 CT\nPL-24611\nSalt & Tide' };
const knife = { text: 'Knife, Paring, 3.25 IN\nKN30' };
const creme = { text: 'Crème Fraîche, 6/1 LB\nDY-7001' };
const hebrew = { text: 'שמן זית\nOIL-9' };
const beef = { text: "Beef, Ground, 80/20\nBUTCHER'S" };
const beet = { text: 'Beet, Golden, 25 LB\nPR-25' };
const rows = [oysters, knife, creme, hebrew, beef, beet];

const find = (query: string) => findRows(rows, ({ text }) => text, query);

describe('a list is searched', () => {
  test.each([
    ['in any case', 'OYSTERS', oysters],
    ['by a part of a word', 'yste', oysters],
    ['in the singular', 'oyster', oysters],
    ['in the plural', 'paring knives', knife],
    ['in any order of the words', 'tide oysters', oysters],
    ['by a code', 'PL-24611', oysters],
    ['by a code without its signs', 'pl24611', oysters],
    ['by a code with a sign of its own', 'KN-30', knife],
    ['by a piece of a code', '2461', oysters],
    ['by a piece of a code without its signs', 'pl246', oysters],
    ['without accents', 'creme fraiche', creme],
    ['with accents that the text does not have', 'öysters', oysters],
    ['with another apostrophe', 'butcher’s', beef],
    ['from right to left', 'שמן זית', hebrew],
    ['past separate signs', 'salt & tide', oysters],
    ['past filler words', 'the oysters of salt', oysters],
    ['by a unit with another name', '25 pounds', beet],
  ])('%s', (_, query, wanted) => {
    expect(find(query)).toEqual({ rows: [wanted], isCorrected: false });
  });

  test.each([
    ['a wrong letter', 'oyxters', oysters],
    ['a letter too few', 'pairing knif', knife],
    ['two wrong letters of a long word', 'buthcers', beef],
  ])('%s is forgiven where no row has the word, and the answer shows that', (_, query, wanted) => {
    expect(find(query)).toEqual({ rows: [wanted], isCorrected: true });
  });

  test.each(['', '   ', '\u00a0'])('%j finds all, in their order', (query) => {
    expect(find(query)).toEqual({ rows, isCorrected: false });
  });

  test.each([
    ['a word of one row is not a misspelling of a word of another', 'beet ground'],
    ['a word that is far from all', 'lobster'],
    ['digits are never corrected', '24612'],
    ['300 letters', 'x'.repeat(300)],
    ['300 letters that begin as a word does', 'oyster'.repeat(50)],
    ['emoji', '🦪'],
    ['emoji beside a word that is there', '🦪 lobster'],
    ['signs alone', '*** !!'],
    ['half of an emoji', '\ud83e'],
    ['words from right to left that no row has', 'زيت'],
  ])('%s: nothing is found', (_, query) => {
    expect(find(query)).toEqual({ rows: [], isCorrected: false });
  });

  test('any text has an answer, and a word of a row finds that row', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (query) => {
        expect(rows).toEqual(expect.arrayContaining([...find(query).rows]));
      }),
    );
    for (const row of rows) {
      for (const word of row.text.split(/[\s,]+/)) expect(find(word).rows).toContain(row);
    }
  });
});

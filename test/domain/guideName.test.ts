import { describe, expect, test } from 'vitest';
import { isEditable } from '#domain/guide/guide.ts';
import { guideName, guideNameProblem, isSameGuideName } from '#domain/guide/guideName.ts';

const taken = ['Standard', 'Weekly', 'Café', 'Straße'];

describe('the name of an order guide', () => {
  test.each(['', '   ', '\t\n', '\u00a0\u2003', '\u200b', '\0', '\u2060 \u200d'])('%j is blank', (name) => {
    expect(guideNameProblem(name, taken)).toBe('Order Guide Name cannot be blank.');
  });

  test.each(['Standard', 'standard', 'sTANDARD', '  STANDARD '])(
    '%j is reserved, even without a guide of that name',
    (name) => {
      expect(guideNameProblem(name, [])).toBe('The name Standard is reserved.');
    },
  );

  test.each(['1234567890123', 'Weekly order 2', '🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪'])('%j is too long', (name) => {
    expect(guideNameProblem(name, taken)).toBe('Order Guide Name can have at most 12 characters.');
  });

  test.each(['.', ' .. '])('%j is nothing an address can end in', (name) => {
    expect(guideNameProblem(name, taken)).toBe('Order Guide Name needs more than dots.');
  });

  test.each([
    ['weekly', 'Weekly'],
    [' WEEKLY  ', 'Weekly'],
    ['CAFÉ', 'Café'],
    ['cafe\u0301', 'Café'],
  ])('%j is taken by %j', (name, by) => {
    expect(guideNameProblem(name, taken)).toBe(`There is already an order guide named "${by}".`);
  });

  test.each([
    'Weekly 2',
    '123456789012',
    '  123456789012  ',
    'a/b?c#d%',
    '麺屋 ラーメン',
    '🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪🦪',
    "O'Neil",
    'Cafe',
    'Standards',
  ])('%j is free', (name) => {
    expect(guideNameProblem(name, taken)).toBeNull();
  });

  test('is kept without blanks around it and with composed accents', () => {
    expect(guideName('  Cafe\u0301 bar\0 ')).toBe('Café bar');
    expect(isSameGuideName(' weekLY', 'Weekly')).toBe(true);
    expect(isSameGuideName('Weekly', 'Weekly2')).toBe(false);
  });
});

test.each([
  ['Weekly', false, true],
  ['Weekly', true, false],
  ['Standard', false, false],
  ['STANDARD', false, false],
])('a guide %s, read-only %s, can be edited: %s', (name, isReadOnly, editable) => {
  expect(isEditable({ name, isReadOnly })).toBe(editable);
});

import { expect, test } from 'vitest';
import { colourOf } from '#domain/settings/theme.ts';

test.each([
  ['#008080', '#008080'],
  ['008080', '#008080'],
  [' #C0FFEE ', '#c0ffee'],
  ['#Abc', '#aabbcc'],
  ['#fff', '#ffffff'],
  ['', null],
  ['#', null],
  ['#abcd', null],
  ['#ggg', null],
  ['teal', null],
])('the color that was typed as "%s" is %s', (typed, colour) => {
  expect(colourOf(typed)).toBe(colour);
});

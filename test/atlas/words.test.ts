import { expect, test } from 'vitest';
import { not } from 'xstate';
import { guardWords } from '../../scripts/atlas/words.ts';

interface Heard {
  event: { output: { kind: string }; cart: object | null; name: string };
}

const isSweet = (name: string) => name === 'honey';

test.each([
  ['is stirred', ({ event }: Heard) => event.output.kind === 'stirred'],
  ['is sweet', ({ event }: Heard) => isSweet(event.name)],
  ['no cart', ({ event }: Heard) => event.cart === null],
  ['has cart', ({ event: { cart } }: Heard) => cart !== null],
])('an inline guard is described by its condition: %s', (words, guard) => {
  expect(guardWords(guard)).toBe(words);
});

test('a guard that cannot be described needs a name', () => {
  expect(() => guardWords(({ event }: Heard) => event.name.length > 3 && isSweet(event.name))).toThrow('needs a name');
});

test.each([
  ['is not stirred', 'isStirred'],
  ['has no sugar', 'hasSugar'],
  ['not sweetens', 'sweetens'],
])('the opposite of a guard is described: %s', (words, guard) => {
  expect(guardWords(not(guard))).toBe(words);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestCovering } from './fewestCovering.ts';

const partsOf = (item: string) => item;

it('takes those first that have most of what is missing', () => {
  expect(fewestCovering(['ab', 'abc', 'cd', 'd', ''], partsOf)).toEqual(['abc', 'cd']);
});

it('takes those first that cost least for what they have, and in the end none that the later ones leave nothing to', () => {
  const costAfter = () => (item: string) => (item === 'abc' ? 5 : 1);
  expect(fewestCovering(['abc', 'ab', 'c'], partsOf, costAfter)).toEqual(['ab', 'c']);
  expect(fewestCovering(['bc', 'ab', 'cd'], partsOf)).toEqual(['ab', 'cd']);
});

it('leaves nothing out, and takes nothing that adds nothing', () => {
  const lists = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcdefgh'), maxLength: 5 }), { maxLength: 12 });
  fc.assert(
    fc.property(lists, (items) => {
      const chosen = fewestCovering(items, partsOf);
      const seen = new Set<string>();
      for (const item of chosen) {
        expect([...item].some((part) => !seen.has(part))).toBe(true);
        for (const part of item) seen.add(part);
      }
      expect(seen).toEqual(new Set(items.join('')));
    }),
  );
});

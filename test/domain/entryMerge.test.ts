import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FURTHER_LINES, isEntered, isOwnLine, ownLineId } from '#domain/entry/entryLine.ts';
import { emptied, linesOfEntries, withGuide, withGuideAgain } from '#domain/entry/mergeLines.ts';
import { parseQuantity } from '#domain/quantity.ts';
import {
  asEntry,
  entered,
  guide,
  guideOf,
  lineOf,
  newEntry,
  productByKey,
  rules,
  shelf,
  sums,
} from './entrySamples.ts';

const anyGuide = fc.option(guide);
/** In the cart already, and untouched since. */
const ADDED = lineOf(4, '', 'EA', { isUnsaved: false, isFromGuide: true, wasAdded: true });
const typedOf = (lines: Iterable<ReturnType<typeof lineOf>>) => [...lines].filter((line) => line.isUnsaved);

describe('the lines of a listed guide', () => {
  test('keeps every typed line unchanged, for any guide', () => {
    fc.assert(
      fc.property(entered, anyGuide, (lines, next) => {
        const after = withGuide(lines, next, shelf, rules);
        expect(typedOf(after.values()).map(({ isFromGuide: _, ...line }) => line)).toEqual(
          typedOf(lines.values()).map(({ isFromGuide: _, ...line }) => line),
        );
      }),
    );
  });

  test('listing a guide twice is listing it once, and keeps every line the same object', () => {
    fc.assert(
      fc.property(entered, anyGuide, (lines, next) => {
        const once = withGuide(lines, next, shelf, rules);
        for (const list of [withGuide, withGuideAgain]) {
          const twice = list(once, next, shelf, rules);
          expect([...twice.keys()]).toEqual([...once.keys()]);
          for (const [id, line] of twice) expect(line).toBe(once.get(id));
        }
      }),
      {
        examples: [
          [
            new Map([[ownLineId(4), ADDED]]),
            guideOf([
              [1, 'EA', 0],
              [4, 'EA', 0],
            ]),
          ],
        ],
      },
    );
  });

  test('every product of the guide that there is has its line, and nothing untouched of another guide is left', () => {
    fc.assert(
      fc.property(entered, guide, (lines, next) => {
        const after = withGuide(lines, next, shelf, rules);
        const inGuide = next.products.map((line) => line.productKey).filter((key) => productByKey.has(key));
        for (const key of inGuide) expect(after.get(ownLineId(key))?.isFromGuide).toBe(true);
        for (const line of after.values()) {
          expect(line.isFromGuide).toBe(inGuide.includes(line.productKey));
          expect(line.isUnsaved || line.isFromGuide).toBe(true);
        }
      }),
      { examples: [[new Map([[ownLineId(1), lineOf(1, '', 'CS', { isUnsaved: false })]]), guideOf([[1, 'CS', 0]])]] },
    );
  });

  test('lines that are in the cart stay as they were added while their guide is loaded again, and go with it', () => {
    fc.assert(
      fc.property(entered, guide, (lines, next) => {
        const added = [...lines.values()].filter((line) => line.wasAdded);
        const again = withGuideAgain(lines, next, shelf, rules);
        for (const line of added) {
          const isListed = next.products.some(({ productKey }) => productKey === line.productKey);
          expect(again.get(line.id)).toEqual(isListed ? { ...line, isFromGuide: true } : undefined);
        }
        expect([...withGuide(again, null, shelf, rules).values()].some((line) => line.wasAdded)).toBe(false);
      }),
    );
  });

  test('the given lines stay unchanged', () => {
    fc.assert(
      fc.property(entered, guide, fc.array(newEntry), (lines, next, entries) => {
        const before = structuredClone(lines);
        for (const line of lines.values()) Object.freeze(line);
        withGuide(lines, next, shelf, rules);
        linesOfEntries(lines, entries, shelf, rules);
        emptied(lines);
        expect(lines).toEqual(before);
      }),
    );
  });
});

describe('the lines of a paste or an old order', () => {
  const joined = (lines: Parameters<typeof linesOfEntries>[0], entries: Parameters<typeof linesOfEntries>[1]) =>
    new Map([...lines, ...linesOfEntries(lines, entries, shelf, rules).map((line) => [line.id, line] as const)]);

  test('the quantities of every product and unit add up, with what was typed before', () => {
    fc.assert(
      fc.property(entered, fc.array(newEntry, { maxLength: 12 }), (lines, entries) => {
        const before = typedOf(lines.values()).map(asEntry);
        expect(sums(typedOf(joined(lines, entries).values()).map(asEntry))).toEqual(sums([...before, ...entries]));
      }),
    );
  });

  test('a typed text that is not a quantity stays unchanged', () => {
    fc.assert(
      fc.property(entered, fc.array(newEntry, { maxLength: 6 }), (lines, entries) => {
        const doubtful = typedOf(lines.values()).filter((line) => parseQuantity(line.draft.quantityText) === null);
        const next = joined(lines, entries);
        for (const line of doubtful) expect(next.get(line.id)).toBe(line);
      }),
    );
  });

  test('ids are negative and never used twice; a further line has its own below all others', () => {
    fc.assert(
      fc.property(entered, fc.array(newEntry, { maxLength: 6 }), fc.array(newEntry), (lines, first, second) => {
        const once = joined(lines, first);
        const made = linesOfEntries(once, second, shelf, rules);
        expect(new Set(made.map((line) => line.id)).size).toBe(made.length);
        for (const line of joined(once, second).values()) {
          const present = once.get(line.id);
          expect(line.id).toBeLessThan(0);
          if (isOwnLine(line.id)) expect(line.id).toBe(ownLineId(line.productKey));
          else if (present) expect(line.productKey).toBe(present.productKey);
          else expect(line.id).toBeLessThan(FURTHER_LINES);
        }
      }),
    );
  });

  test('a typed price stays when the same unit is added to', () => {
    const line = lineOf(1, '2');
    const priced = { ...line, draft: { ...line.draft, priceText: '40', note1: 'ripe' } };
    expect(joined(new Map([[priced.id, priced]]), [{ productKey: 1, quantity: '3', sellUnit: 'CS' }])).toEqual(
      new Map([[priced.id, { ...priced, draft: { ...priced.draft, quantityText: '5' } }]]),
    );
  });

  test("a guide's own quantity gives way; an unknown product and a quantity of 20 digits are kept for the message", () => {
    const guided = lineOf(1, '5', 'CS', { isUnsaved: false, isFromGuide: true, wasAdded: true });
    const entries = [
      { productKey: 1, quantity: '3', sellUnit: 'EA' },
      { productKey: 77, quantity: '1', sellUnit: 'EA' },
      { productKey: 2, quantity: '1', sellUnit: 'EA' },
      { productKey: 2, quantity: '9'.repeat(20), sellUnit: 'EA' },
    ];
    const next = [...joined(new Map([[guided.id, guided]]), entries).values()];
    expect(next.map((line) => [line.id, line.isFromGuide, line.wasAdded, asEntry(line)])).toEqual([
      [-1, true, false, entries[0]],
      [-77, false, false, entries[1]],
      [-2, false, false, entries[2]],
      [FURTHER_LINES - 1, false, false, entries[3]],
    ]);
  });

  test('10,000 entries on 10,000 lines are merged', () => {
    const entries = Array.from({ length: 10_000 }, (_, place) => ({
      productKey: 1 + place,
      quantity: '1',
      sellUnit: 'EA',
    }));
    const first = joined(new Map(), entries);
    const second = joined(first, [...entries.map((entry) => ({ ...entry, sellUnit: 'CS' })), ...entries]);
    expect(second.size).toBe(20_000);
    expect([...second.values()].filter((line) => line.draft.quantityText === '2')).toHaveLength(10_000);
  });
});

test('clearing leaves no quantity, and of a guide every line', () => {
  fc.assert(
    fc.property(entered, (lines) => {
      const left = [...emptied(lines).values()];
      expect(left.some(isEntered)).toBe(false);
      expect(left.map((line) => line.id)).toEqual(
        [...lines.values()].filter((line) => line.isFromGuide).map((line) => line.id),
      );
    }),
  );
});

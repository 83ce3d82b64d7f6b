import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideChanges } from '#domain/guide/guideChanges.ts';
import { type GuideLine, guidePatch, patchedLines } from '#domain/guide/guidePatch.ts';

const line = (productKey: number, orderQuantity: number, unitOfMeasure = 'EA', sequence = productKey): GuideLine => ({
  productKey,
  orderQuantity,
  unitOfMeasure,
  sequence,
});
const guide = (name: string, ...products: GuideLine[]) => ({ name, products });
const opened = guide('Weekly', line(1, 1), line(2, 2), line(3, 3));

test.each<[string, GuideLine[], ReturnType<typeof guide>, object[]]>([
  ['empty without changes', [line(1, 9)], opened, []],
  ['a new name', opened.products, { ...opened, name: 'Monthly' }, [{ kind: 'renamed', from: 'Weekly', to: 'Monthly' }]],
  [
    'products added, changed and removed, removed ones last',
    opened.products,
    guide('Weekly', line(2, 2, 'CS'), line(3, 4), line(4, 4)),
    [
      { kind: 'changed', productKey: 2, before: line(2, 2), after: line(2, 2, 'CS'), collides: false },
      { kind: 'changed', productKey: 3, before: line(3, 3), after: line(3, 4), collides: false },
      { kind: 'added', productKey: 4, after: line(4, 4), collides: false },
      { kind: 'removed', productKey: 1, before: line(1, 1), collides: false },
    ],
  ],
  [
    'what collides with a change made here',
    [line(2, 20), line(3, 30), line(4, 40)],
    guide('Weekly', line(1, 10), line(3, 33), line(4, 44)),
    [
      { kind: 'changed', productKey: 1, before: line(1, 1), after: line(1, 10), collides: true },
      { kind: 'changed', productKey: 3, before: line(3, 3), after: line(3, 33), collides: true },
      { kind: 'added', productKey: 4, after: line(4, 44), collides: true },
      { kind: 'removed', productKey: 2, before: line(2, 2), collides: true },
    ],
  ],
  [
    'nothing that was changed alike here, nor a place alone',
    [line(2, 20), line(4, 4), line(3, 3)],
    guide('Weekly', line(2, 20), line(4, 4), line(3, 3, 'EA', 99)),
    [],
  ],
])('the notice is %s', (_, mine, theirs, changes) => {
  expect(guideChanges(mine, theirs, opened)).toEqual(changes);
});

const anyLines = fc.uniqueArray(
  fc.record({
    productKey: fc.integer({ min: 1, max: 6 }),
    orderQuantity: fc.integer({ min: 0, max: 2 }),
    unitOfMeasure: fc.constantFrom('EA', 'CS'),
    sequence: fc.constant(1),
  }),
  { selector: (one) => one.productKey },
);

test("my patch over the newest guide keeps all my changes, and all of the other user's that do not conflict", () => {
  fc.assert(
    fc.property(anyLines, anyLines, anyLines, (base, mine, theirs) => {
      const from = guide('Weekly', ...base);
      const changes = guideChanges(mine, guide('Weekly', ...theirs), from);
      const merged = patchedLines(theirs, guidePatch(from, mine, new Map()));
      const lineOf = (lines: readonly GuideLine[], key: number) => {
        const found = lines.find((one) => one.productKey === key);
        return found && [found.orderQuantity, found.unitOfMeasure];
      };
      for (let key = 1; key <= 6; key += 1) {
        const change = changes.find((one) => one.kind !== 'renamed' && one.productKey === key);
        const takesTheirs = change && change.kind !== 'renamed' && !change.collides;
        expect(lineOf(merged, key)).toEqual(lineOf(takesTheirs ? theirs : mine, key));
      }
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import { guidePatch, patchedLines } from '#domain/guide/guidePatch.ts';
import { commutes, type GuideRevision, hasLanded, rebased } from '#domain/guide/guideWrite.ts';

const PRODUCT_KEYS = [1, 2, 3];
const KINDS = ['changeLines', 'save', 'replace'] as const;

const product = (productKey: number, orderQuantity: number, sequence = productKey): GuideProduct => ({
  id: productKey,
  productKey,
  overridePrice: null,
  unitOfMeasure_Prc: null,
  unitOfMeasure: 'CS',
  orderQuantity,
  sequence,
});
const guide = (products: readonly GuideProduct[], version = 3, name = 'Weekly'): Guide => ({
  name,
  isPrimary: false,
  isReadOnly: false,
  products: [...products],
  version,
});
const someProducts = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...PRODUCT_KEYS), fc.integer({ min: 1, max: 2 })), { selector: ([key]) => key })
  .map((lines) => lines.map(([key, quantity], index) => product(key, quantity, index + 1)));
const linesOf = ({ products }: Pick<Guide, 'products'>) =>
  new Map(products.map(({ productKey, orderQuantity }) => [productKey, orderQuantity]));

/** What turns one guide into another, as it is sent. */
function revisionOf(kind: GuideRevision['kind'], seen: Guide, wanted: readonly GuideProduct[]): GuideRevision {
  return { kind, seen, name: seen.name, lines: guidePatch(seen, wanted, new Map()) };
}
/** The guide as the server leaves it. */
function afterwards({ name, lines }: GuideRevision, before: Guide): Guide {
  const products = patchedLines(before.products, lines).map((line) => ({ ...product(line.productKey, 0), ...line }));
  return guide(products, before.version + 1, name);
}

describe('of a write whose answer was lost', () => {
  test.each(KINDS)('a %s that arrived is found in the guides, whatever it changed', (kind) => {
    fc.assert(
      fc.property(someProducts, someProducts, (opened, wanted) => {
        const revision = revisionOf(kind, guide(opened), wanted);
        expect(hasLanded(revision, [guide([], 1, 'Bar'), afterwards(revision, revision.seen)])).toBe(true);
      }),
    );
  });

  test.each(KINDS)('a %s that did not arrive is not', (kind) => {
    fc.assert(
      fc.property(someProducts, someProducts, (opened, wanted) => {
        const revision = revisionOf(kind, guide(opened), wanted);
        fc.pre(
          JSON.stringify([...linesOf({ products: opened })].sort()) !==
            JSON.stringify([...linesOf({ products: wanted })].sort()),
        );
        expect(hasLanded(revision, [revision.seen])).toBe(false);
      }),
    );
  });

  test.each([
    {
      write: { kind: 'create', name: ' weekly ', products: [product(1, 2)] } as const,
      guides: [guide([product(1, 2, 9)])],
      is: true,
    },
    { write: { kind: 'create', name: 'Weekly', products: [] } as const, guides: [guide([product(1, 2)])], is: false },
    { write: { kind: 'create', name: 'Weekly', products: [] } as const, guides: [guide([], 1, 'Bar')], is: false },
    { write: { kind: 'delete', name: 'weekly' } as const, guides: [guide([])], is: false },
    { write: { kind: 'delete', name: 'weekly' } as const, guides: [guide([], 1, 'Bar')], is: true },
  ])('$write.kind of $write.name among $guides.0.name: $is', ({ write, guides, is }) => {
    expect(hasLanded(write, guides)).toBe(is);
  });

  test('a new name that is the old one in other letters has arrived only when it is written so', () => {
    const renaming: GuideRevision = { kind: 'save', seen: guide([]), name: 'WEEKLY', lines: [] };
    expect([hasLanded(renaming, [guide([])]), hasLanded(renaming, [guide([], 4, 'WEEKLY')])]).toEqual([false, true]);
  });
});

describe('on a guide that someone else changed', () => {
  test.each(KINDS)('a %s that is sent again undoes nothing of theirs but what it changes itself', (kind) => {
    fc.assert(
      fc.property(someProducts, someProducts, someProducts, (opened, wanted, left) => {
        const revision = revisionOf(kind, guide(opened), wanted);
        const theirs = guide(left, 4);
        fc.pre(commutes(revision, theirs));
        const result = linesOf(afterwards(rebased(revision, theirs), theirs));
        const mine = new Set(revision.lines.map(({ productKey }) => productKey));
        const expected = PRODUCT_KEYS.map((key) => linesOf({ products: mine.has(key) ? wanted : left }).get(key));
        expect(PRODUCT_KEYS.map((key) => result.get(key))).toEqual(expected);
      }),
    );
  });

  test.each([
    ['the same product', [product(1, 9), product(2, 2)], { changeLines: false, save: false, replace: false }],
    ['another product', [product(1, 1), product(2, 9)], { changeLines: true, save: false, replace: false }],
    ['places in the order', [product(1, 1, 2), product(2, 2, 1)], { changeLines: true, save: true, replace: true }],
    ['what is wanted here too', [product(1, 5), product(2, 2)], { changeLines: false, save: true, replace: true }],
  ])('%s', (_, left, expected) => {
    const opened = guide([product(1, 1), product(2, 2)]);
    const wanted = [product(1, 5), product(2, 2)];
    const found = Object.fromEntries(
      KINDS.map((kind) => [kind, commutes(revisionOf(kind, opened, wanted), guide(left, 4))]),
    );
    expect(found).toEqual(expected);
  });

  test('a name that was not changed here is theirs, one that was stays', () => {
    const revision = revisionOf('save', guide([]), [product(1, 1)]);
    const theirs = guide([], 4, 'Monthly');
    expect([rebased(revision, theirs).name, rebased({ ...revision, name: 'Mine' }, theirs).name]).toEqual([
      'Monthly',
      'Mine',
    ]);
  });
});

import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { isLinkTarget, isOwnPath, isOwnPicture, isWebAddress } from '#domain/landing/addresses.ts';
import { LandingLayout } from '#domain/landing/layout.ts';
import { aloneInRow, layoutProblem, renumbered, shownCards, shownLayout } from '#domain/landing/layoutRules.ts';
import { readLayout } from '#domain/landing/readLayout.ts';
import { card, textContent } from '../machines/landing/landingSamples.ts';
import { runs } from '../support/runner/propertyRuns.ts';

const check = Compile(LandingLayout);
const cardId = fc.integer({ min: 1, max: 4 });
const id = fc.integer({ min: 5, max: 12 });
/** Values that an older version of the shop, or a manual edit, may have left in a field. */
const anything = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 }), id, fc.boolean());
const variant = fc.constantFrom(
  'text',
  'image',
  'group',
  'carousel',
  'product',
  'productList',
  'pushProductList',
  'empty',
  'video',
);
const content = fc.record(
  {
    id,
    parentId: fc.oneof(id, anything),
    variant: fc.oneof({ weight: 9, arbitrary: variant }, anything),
    hidden: fc.oneof({ weight: 4, arbitrary: fc.boolean() }, anything),
    children: fc.oneof({ weight: 6, arbitrary: fc.array(id, { maxLength: 5 }) }, anything),
    interval: anything,
    direction: anything,
    value: anything,
    src: fc.oneof(fc.constantFrom('/img/a.webp', 'https://elsewhere.example/a.png', '/api/cart'), anything),
    link: fc.oneof(fc.record({ variant: fc.constantFrom('internal', 'external'), href: fc.webUrl() }), anything),
  },
  { requiredKeys: ['id', 'variant'] },
);
const written = fc.record(
  {
    enabled: anything,
    title: fc.oneof(fc.string({ maxLength: 60 }), anything),
    cards: fc.oneof(
      fc.array(
        fc.record({
          id: fc.oneof({ weight: 5, arbitrary: cardId }, id),
          index: anything,
          width: anything,
          height: anything,
          childID: fc.oneof({ weight: 6, arbitrary: id }, anything),
        }),
        {
          maxLength: 6,
        },
      ),
      anything,
    ),
    contents: fc.oneof({ weight: 9, arbitrary: fc.array(content, { maxLength: 12 }) }, anything),
  },
  { requiredKeys: [] },
);

describe('any layout', () => {
  test('can be shown and saved once it is read, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(written, anything), (stored) => {
        const layout = readLayout(stored);
        expect({ isValid: check.Check(layout), problem: layoutProblem(layout) }).toEqual({
          isValid: true,
          problem: null,
        });
        expect(readLayout(layout)).toEqual(layout);
        expect(layout.cards.map(({ index }) => index)).toEqual(layout.cards.map((_, place) => place));
      }),
      { numRuns: runs(500) },
    );
  });

  test('shows visitors what editors see shown, and keeps its rules', () => {
    fc.assert(
      fc.property(written, (stored) => {
        const layout = readLayout(stored);
        const shown = shownLayout(layout);
        expect(layoutProblem(shown)).toBeNull();
        expect(shownCards(shown).map((one) => one.id)).toEqual(shownCards(layout).map((one) => one.id));
        expect(shown.contents.filter(({ hidden }) => hidden)).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });
});

test.each([
  ['internal', '/products', true],
  ['internal', '//elsewhere.example', false],
  ['internal', 'https://elsewhere.example', false],
  ['external', 'https://elsewhere.example', true],
  ['external', '/products', false],
  ['external', 'javascript:alert(1)', false],
] as const)('of a picture that links in the %s way to %s, the link is kept: %s', (way, href, isKept) => {
  const link = { variant: way, href };
  const picture = { id: 2, parentId: 1, variant: 'image', src: '/img/a.webp', link };
  const { contents } = readLayout({ cards: [card(1, 2)], contents: [picture] });
  expect(contents).toMatchObject([{ src: '/img/a.webp', link: isKept ? link : null }]);
});

test('cards are numbered again in their order, a card moved by one and a half comes after its neighbor', () => {
  const moved = [card(1, null, { index: 1.5 }), card(2, null, { index: 1 }), card(3, null, { index: 2 })];
  expect(renumbered(moved).map(({ id: one, index }) => [one, index])).toEqual([
    [2, 0],
    [1, 1],
    [3, 2],
  ]);
});

test.each([
  ['an empty one', card(1, 2, { empty: true })],
  ['a hidden one', card(1, 2, { hidden: true })],
  ['one without content', card(1, null)],
])('of cards %s is left out', (_, left) => {
  const contents = [textContent(2, 1, ''), textContent(4, 3, '')];
  const layout = { enabled: true, title: '', cards: [left, card(3, 4)], contents };
  expect(shownCards(layout).map(({ id: one }) => one)).toEqual([3]);
  expect(shownCards({ ...layout, enabled: false })).toEqual([]);
});

test.each([
  [
    [3, 1, 4],
    [1, 2, 3],
  ],
  [[1, 1, 1, 1], []],
  [[2, 1, 1], [3]],
  [
    [1, 3, 2, 2],
    [1, 2],
  ],
])('where two are in a row, of cards %j those at %j have one to themselves', (widths, alone) => {
  const cards = widths.map((width, place) => card(place + 1, null, { width }));
  expect([...aloneInRow(cards)]).toEqual(alone);
});

test.each([
  ['/products#mc=01', true, false, true],
  ['https://maine.example/a?b=c', false, true, true],
  ['mailto:orders@harbor.example', false, false, true],
  ['tel:+12075550100', false, false, true],
  ['//elsewhere.example', false, false, false],
  ['/\\elsewhere.example', false, false, false],
  ['https://user:secret@elsewhere.example/', false, false, false],
  ['javascript:x()', false, false, false],
  ['products', false, false, false],
  ['', false, false, false],
])('%s leads where it may', (href, isOwn, isWeb, isTarget) => {
  expect([isOwnPath(href), isWebAddress(href), isLinkTarget(href)]).toEqual([isOwn, isWeb, isTarget]);
});

test.each([
  ['/img/a-1.webp', true],
  ['/img/%E3%81%82.png', true],
  ['/missing.svg', true],
  ['/img/../api/cart', false],
  ['/img/a/b.png', false],
  ['/img/.hidden', false],
  ['/img/a.png?x=1', false],
  ['https://elsewhere.example/img/a.png', false],
])('%s is a picture of the shop: %s', (src, isOwn) => {
  expect(isOwnPicture(src)).toBe(isOwn);
});

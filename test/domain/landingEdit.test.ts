import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canMoveCard, withCard, withCardAt, withMovedCard, withoutCard } from '#domain/landing/editCards.ts';
import { variantsIn, withContent, withMovedContent, withVariant } from '#domain/landing/editContents.ts';
import { cardProblem, titleProblem } from '#domain/landing/editProblems.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import { KNOWN_VARIANTS, type LandingContent, type LandingLayout } from '#domain/landing/layout.ts';
import { layoutDifferences } from '#domain/landing/layoutDifferences.ts';
import { historyOf, type LayoutHistory, recorded, redone, STEPS_LIMIT, undone } from '#domain/landing/layoutHistory.ts';
import { layoutProblem } from '#domain/landing/layoutRules.ts';
import { readLayout } from '#domain/landing/readLayout.ts';
import { resizedImage } from '#domain/landing/resizedImage.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { layout, slide, text } from '../machines/admin/landingSamples.ts';

type Step = (page: LandingLayout) => LandingLayout;

/** Any action of the editor, on any page. */
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
const steps: fc.Arbitrary<Step> = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.nat(50), fc.constantFrom(...KNOWN_VARIANTS), fc.boolean())
  .map(([kind, at, variant, flag]) => (page) => {
    const card = pick(page.cards, at);
    const content = pick(page.contents, at);
    if (kind === 0 || !card) return withCardAt(page, at % (page.cards.length + 1));
    if (kind === 1) return withMovedCard(page, card.id, (at * 7) % page.cards.length);
    if (kind === 2) return flag ? withoutCard(page, card.id) : withVariant(page, card.id, card.childID, variant);
    if (!content) return withVariant(page, card.id, card.childID, variant);
    if (kind === 3) return withVariant(page, content.parentId, content.id, variant);
    if (kind === 4) return withMovedContent(page, content.id, flag ? 'back' : 'forward');
    return 'children' in content
      ? withVariant(page, content.id, null, variant)
      : withContent(page, { ...content, hidden: flag });
  });

const applied = (all: readonly Step[]) => all.reduce((page, step) => step(page), layout);

describe('the rules of the landing editor', () => {
  test('always leave a page that can be saved, after any edit, and a page that is read unchanged', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (all) => {
        const page = applied(all);
        expect(layoutProblem(page)).toBeNull();
        expect(page.cards.map(({ index }) => index)).toEqual(page.cards.map((_, index) => index));
        const read = readLayout(page);
        expect(read.cards).toEqual(page.cards);
        expect(new Map(read.contents.map((content) => [content.id, content]))).toEqual(
          new Map(page.contents.map((content) => [content.id, content])),
        );
      }),
    );
  });

  test('move a card to any other place of the page, to no other', () => {
    const ids = (page: LandingLayout) => page.cards.map(({ id }) => id);
    expect([withMovedCard(layout, 3, 1), withMovedCard(layout, 1, 1), withMovedCard(layout, 3, 0)].map(ids)).toEqual([
      [1, 3, 2],
      [2, 1, 3],
      [3, 1, 2],
    ]);
    expect([-1, 0, 1, 2, 3].map((place) => canMoveCard(layout, 2, place))).toEqual([false, true, false, true, false]);
    expect(canMoveCard(layout, 99, 0)).toBe(false);
  });

  test('offer a carousel what a slide may be', () => {
    expect(variantsIn(layout, 12)).toEqual(['text', 'image', 'product', 'empty']);
    expect(variantsIn(layout, 1)).toEqual(KNOWN_VARIANTS);
  });

  test('keep a setting’s place: parent and children cannot be changed', () => {
    const changed = withContent(layout, {
      id: 12,
      parentId: 99,
      hidden: false,
      variant: 'carousel',
      interval: 7,
      children: [],
    });
    expect(changed.contents[1]).toEqual({ ...layout.contents[1], interval: 7 });
  });
});

describe('a new part', () => {
  test('is a card before the first, between two, or after the last', () => {
    const ids = (page: LandingLayout) => page.cards.map(({ id }) => id);
    expect([0, 1, 3].map((place) => ids(withCardAt(layout, place)))).toEqual([
      [14, 1, 2, 3],
      [1, 14, 2, 3],
      [1, 2, 3, 14],
    ]);
  });

  test('is the last of its group or carousel, and is moved among the others', () => {
    const two = withVariant(layout, 12, null, 'text');
    const children = (page: LandingLayout) =>
      page.contents.flatMap((content) => ('children' in content ? content.children : []));
    expect([
      children(two),
      children(withMovedContent(two, 14, 'back')),
      children(withMovedContent(two, 13, 'forward')),
    ]).toEqual([
      [13, 14],
      [14, 13],
      [14, 13],
    ]);
    expect(children(withMovedContent(two, 13, 'back'))).toEqual([13, 14]);
  });

  test('is not made of more than 500 on a page', () => {
    const contents = Array.from({ length: 500 }, (_, at) => ({ ...text, id: 100 + at }));
    expect(withVariant({ ...layout, contents }, 3, null, 'text').contents).toHaveLength(500);
  });
});

describe('the card editor shows what is wrong', () => {
  const [card] = layout.cards;
  const problemOf = (content: LandingContent) =>
    card && cardProblem({ ...layout, contents: [{ ...content, id: 11, parentId: 1 } as LandingContent] }, card);
  const image = (given: object) => problemOf({ ...slide, ...given } as LandingContent);
  const outside = { variant: 'external', href: '/products' };

  test.each([
    [
      'a text that is too long',
      () => problemOf({ ...text, value: 'x'.repeat(100_001) } as LandingContent),
      landingEditTexts.textTooLong,
    ],
    ['a side of nothing', () => image({ width: 0 }), landingEditTexts.sideTooLong],
    ['a side of more than 1,800 px', () => image({ height: 1801 }), landingEditTexts.sideTooLong],
    [
      'a picture from elsewhere',
      () => image({ src: 'https://maine.example/a.png' }),
      landingText('landingEdit.notAPicture'),
    ],
    [
      'a link to a page that is a website',
      () => image({ link: { ...outside, variant: 'internal', href: 'https://maine.example' } }),
      landingText('landingEdit.notAPath'),
    ],
    ['a link to a website that is a page', () => image({ link: outside }), landingText('landingEdit.notAnAddress')],
    [
      'ADM-09: a description that is too long in a text',
      () =>
        problemOf({ ...text, value: `<p><img src="/img/a.png" alt="&amp;${'x'.repeat(40)}"></p>` } as LandingContent),
      landingEditTexts.altTooLong,
    ],
    ['a description that is too long', () => image({ alt: 'x'.repeat(41) }), landingEditTexts.altTooLong],
  ])('with %s', (_, problem, expected) => {
    expect(problem()).toBe(expected);
  });

  test('and nothing of what is as large as it may be', () => {
    const largest = { width: 1800, height: 1, alt: 'x'.repeat(40), src: '' };
    expect([
      image(largest),
      problemOf({ ...text, value: 'x'.repeat(100_000) } as LandingContent),
      problemOf({ ...text, value: `<img src="/img/a.png" alt="&amp;${'x'.repeat(39)}">` } as LandingContent),
      titleProblem('x'.repeat(40)),
    ]).toEqual([null, null, null, null]);
  });
});

describe('the steps of a page', () => {
  const typed = (history: LayoutHistory, title: string) => recorded(history, { ...history.present, title }, 'title');

  test('can no longer be redone after a new one', () => {
    const again = typed(undone(typed(historyOf(layout), 'One')), 'Two');
    expect(redone(again)).toBe(again);
  });

  test('what is typed after a step was undone or redone is a step of its own', () => {
    const two = typed(recorded(typed(historyOf(layout), 'One'), { ...layout, title: 'One', cards: [] }), 'Two');
    const back = undone(two);
    const again = redone(back);
    for (const page of [back, again]) expect(undone(typed(page, 'Three')).present).toBe(page.present);
  });

  test('all undone is the page at first, all redone the page at last, a hundred at most', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 20 }), (all) => {
        const history = all.reduce((past, step) => recorded(past, step(past.present)), historyOf(layout));
        const back = history.past.reduce(undone, history);
        expect(back.present).toBe(layout);
        expect(back.future.reduce(redone, back).present).toBe(history.present);
      }),
    );
    const many = Array.from({ length: STEPS_LIMIT + 5 }, (_, at) => `${at}`);
    const last = many.reduce((past, title) => recorded(past, { ...past.present, title }), historyOf(layout));
    expect(last.past.length).toBe(STEPS_LIMIT);
  });
});

test('two pages differ in the cards that were changed, moved, put in and taken out', () => {
  const mine = withCardAt(withCard(layout, 1, { heading: 'Mine' }), 3);
  const theirs = withMovedCard(withoutCard(layout, 2), 3, 0);
  const expected = layoutDifferences(mine, theirs).map(({ id, isMoved, isChanged }) => [id, isMoved, isChanged]);
  expect(expected).toEqual([
    [1, true, true],
    [2, false, true],
    [3, true, false],
    [14, false, true],
  ]);
  expect(layoutDifferences(layout, layout)).toEqual([]);
  expect(layoutDifferences(layout, withCard(layout, 2, { hidden: true })).map(({ id }) => id)).toEqual([2]);
});

test('an image is resized by a fifth of its own size, between a fifth and 1,800 px', () => {
  const own = { width: 1000, height: 500 };
  expect(resizedImage(own, null, 'smaller')).toEqual({ width: 800, height: 400 });
  expect(resizedImage(own, 800, 'larger')).toEqual(own);
  expect(resizedImage(own, 200, 'smaller')).toEqual({ width: 200, height: 100 });
  expect(resizedImage(own, 1800, 'larger')).toEqual({ width: 1800, height: 900 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 }), (width, height) => {
      const { width: w, height: h } = resizedImage({ width, height }, null, 'larger');
      expect(Math.max(w, h)).toBeLessThanOrEqual(1800);
      expect(Math.min(w, h)).toBeGreaterThanOrEqual(1);
    }),
  );
});

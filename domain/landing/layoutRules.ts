import { languageNow } from '#spoken';
import type { Reason } from '../refusal/coded.ts';
import { landingText } from '../texts/landingText.ts';
import { isOwnPath, isOwnPicture, isWebAddress } from './addresses.ts';
import { landingTexts } from './landingTexts.ts';
import type { LandingCard, LandingContent, LandingLayout } from './layout.ts';

/** The content variants that a slide cannot have (specification 4). */
const NEVER_SLIDES: ReadonlySet<string> = new Set(['carousel', 'group', 'productList', 'pushProductList']);

export function fitsInCarousel({ variant }: Pick<LandingContent, 'variant'>): boolean {
  return !NEVER_SLIDES.has(variant);
}

/** The ids of the contents in a group or a carousel. */
export function childrenOf(content: LandingContent): readonly number[] {
  return 'children' in content ? content.children : [];
}

export function contentsById({ contents }: Pick<LandingLayout, 'contents'>): ReadonlyMap<number, LandingContent> {
  return new Map(contents.map((content) => [content.id, content]));
}

/** The cards in order, numbered from 0 without gaps; cards with the same index keep their order. */
export function renumbered(cards: readonly LandingCard[]): LandingCard[] {
  return cards.toSorted((left, right) => left.index - right.index).map((card, index) => ({ ...card, index }));
}

/** The cards that a visitor of a page in the language of now sees. */
export function shownCards({ enabled, cards, contents }: LandingLayout): readonly LandingCard[] {
  if (!enabled) return [];
  const byId = contentsById({ contents });
  const now = languageNow();
  return renumbered(cards).filter(({ hidden, empty, childID, language }) => {
    const content = childID === null ? undefined : byId.get(childID);
    return (
      !hidden &&
      !empty &&
      (language ?? now) === now &&
      content !== undefined &&
      !content.hidden &&
      content.variant !== 'empty'
    );
  });
}

/** In rows for two cards, as on tablets: the cards that fill a row alone, because they are wide or have no neighbor. */
export function aloneInRow(cards: readonly Pick<LandingCard, 'id' | 'width'>[]): ReadonlySet<number> {
  const alone = new Set<number>();
  let isBeside = false;
  for (const [place, { id, width }] of cards.entries()) {
    const next = cards[place + 1];
    const isWide = width > 2;
    if (isWide || (!isBeside && (next === undefined || next.width > 2))) alone.add(id);
    isBeside = !isWide && !isBeside && !alone.has(id);
  }
  return alone;
}

/** The layout without the parts that visitors do not see. */
export function shownLayout(layout: LandingLayout): LandingLayout {
  const cards = renumbered(shownCards(layout));
  const byId = contentsById(layout);
  const contents: LandingContent[] = [];
  const open = cards.flatMap(({ childID }) => childID ?? []);
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const content = byId.get(id);
    if (!content) continue;
    const children = childrenOf(content).filter((child) => byId.get(child)?.hidden === false);
    contents.push('children' in content ? { ...content, children } : content);
    open.push(...children);
  }
  return { ...layout, cards, contents };
}

const contentTwice = (): Reason => ({ code: 'contentTwice', text: landingText('landing.contentTwice') });
const notInCarousel = (): Reason => ({ code: 'notInCarousel', text: landingText('landing.notInCarousel') });

function contentMissing(card: string): Reason {
  return { code: 'contentMissing', params: { card }, text: landingText('landing.contentMissing', { card }) };
}

function imageProblem(content: LandingContent, card: string): Reason | null {
  if (content.variant !== 'image' || !('src' in content)) return null;
  const { src, link } = content;
  if (src !== '' && !isOwnPicture(src)) {
    return { code: 'foreignPicture', params: { card }, text: landingText('landing.foreignPicture', { card }) };
  }
  if (link === null) return null;
  return (link.variant === 'internal' ? isOwnPath : isWebAddress)(link.href)
    ? null
    : { code: 'wrongLink', params: { card }, text: landingText('landing.wrongLink', { card }) };
}

/**
 * Why a layout cannot be saved, in words for users; null when it can: ids are unique, every reference leads to a
 * content, every content has one parent, which is the one that it names, and slides have allowed variants.
 */
export function layoutProblem({ cards, contents }: LandingLayout): Reason | null {
  const byId = contentsById({ contents });
  const ids = new Set([...cards, ...contents].map(({ id }) => id));
  if (ids.size < cards.length + contents.length) return contentTwice();
  const placed = new Set<number>();
  for (const [place, card] of renumbered(cards).entries()) {
    const name = landingTexts.card(card.heading, place + 1);
    const open = card.childID === null ? [] : [{ id: card.childID, parentId: card.id, isSlide: false }];
    for (let next = open.pop(); next; next = open.pop()) {
      const content = byId.get(next.id);
      if (!content) return contentMissing(name);
      if (placed.has(next.id) || content.parentId !== next.parentId) return contentTwice();
      if (next.isSlide && !fitsInCarousel(content)) return notInCarousel();
      const problem = imageProblem(content, name);
      if (problem !== null) return problem;
      placed.add(next.id);
      const isSlide = content.variant === 'carousel';
      open.push(...childrenOf(content).map((id) => ({ id, parentId: content.id, isSlide })));
    }
  }
  const isLost = contents.some(({ id }) => !placed.has(id));
  return isLost ? { code: 'contentLost', text: landingText('landing.contentLost') } : null;
}

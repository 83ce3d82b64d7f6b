import {
  CONTENTS_LIMIT,
  type ContentVariant,
  DEFAULT_INTERVAL,
  DEFAULT_PADDING,
  KNOWN_VARIANTS,
  type LandingContent,
  type LandingLayout,
} from './layout.ts';
import { childrenOf, contentsById, fitsInCarousel } from './layoutRules.ts';

/** Cards and contents are numbered from one sequence. */
export function nextId({ cards, contents }: Pick<LandingLayout, 'cards' | 'contents'>): number {
  return [...cards, ...contents].reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

function newContent(variant: ContentVariant, id: number, parentId: number): LandingContent {
  const placed = { id, parentId, hidden: false };
  switch (variant) {
    case 'text':
      return { ...placed, variant, value: '' };
    case 'image': {
      const looks = { objectFit: 'contain', width: null, height: null, padding: DEFAULT_PADDING } as const;
      return { ...placed, variant, src: '', alt: '', link: null, ...looks };
    }
    case 'group':
      return { ...placed, variant, direction: 'column', children: [] };
    case 'carousel':
      return { ...placed, variant, interval: DEFAULT_INTERVAL, children: [] };
    case 'product':
      return { ...placed, variant, productKey: null, isPushProduct: false };
    case 'productList':
      return { ...placed, variant, productSource: 'Main Categories', category: '', categoryCode: '' };
    case 'pushProductList':
    case 'empty':
      return { ...placed, variant };
  }
}

/** The possible variants of a card's or content's place; Empty removes the content. */
export function variantsIn(layout: LandingLayout, parentId: number): readonly ContentVariant[] {
  const isCarousel = contentsById(layout).get(parentId)?.variant === 'carousel';
  return isCarousel ? KNOWN_VARIANTS.filter((variant) => fitsInCarousel({ variant })) : KNOWN_VARIANTS;
}

/** The ids of a content and of everything in it. */
function idsWithin(layout: LandingLayout, id: number): ReadonlySet<number> {
  const byId = contentsById(layout);
  const found = new Set<number>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const content = byId.get(next);
    if (!content || found.has(next)) continue;
    found.add(next);
    open.push(...childrenOf(content));
  }
  return found;
}

/** Changes the child ids of `parentId`, of any kind: a card has one child, a group or a carousel any number. */
function withChildren(
  layout: LandingLayout,
  parentId: number,
  change: (children: readonly number[]) => number[],
): LandingLayout {
  const cards = layout.cards.map((card) => {
    if (card.id !== parentId) return card;
    const [childID = null] = change(card.childID === null ? [] : [card.childID]);
    return { ...card, childID, empty: childID === null };
  });
  const contents = layout.contents.map((content) =>
    content.id === parentId && 'children' in content ? { ...content, children: change(content.children) } : content,
  );
  return { ...layout, cards, contents };
}

export function withoutContent(layout: LandingLayout, id: number): LandingLayout {
  const gone = idsWithin(layout, id);
  const parentId = contentsById(layout).get(id)?.parentId ?? 0;
  const rest = { ...layout, contents: layout.contents.filter((content) => !gone.has(content.id)) };
  return withChildren(rest, parentId, (children) => children.filter((child) => child !== id));
}

/**
 * Replaces the content with this id by a new one of that type (specification 4), or adds one for null. Empty removes
 * it. An impossible type or the current type changes nothing.
 */
export function withVariant(
  layout: LandingLayout,
  parentId: number,
  id: number | null,
  variant: ContentVariant,
): LandingLayout {
  const present = id === null ? undefined : contentsById(layout).get(id);
  if (present?.variant === variant || !variantsIn(layout, parentId).includes(variant)) return layout;
  if (variant === 'empty') return id === null ? layout : withoutContent(layout, id);
  const gone = id === null ? new Set<number>() : idsWithin(layout, id);
  const content = newContent(variant, nextId(layout), parentId);
  const contents = [...layout.contents.filter((other) => !gone.has(other.id)), content];
  if (contents.length > CONTENTS_LIMIT) return layout;
  return withChildren({ ...layout, contents }, parentId, (children) =>
    id === null ? [...children, content.id] : children.map((child) => (child === id ? content.id : child)),
  );
}

export type Lengthwise = 'back' | 'forward';

/** Moves a content among those of its group or carousel. */
export function withMovedContent(layout: LandingLayout, id: number, direction: Lengthwise): LandingLayout {
  const parentId = contentsById(layout).get(id)?.parentId ?? 0;
  return withChildren(layout, parentId, (children) => {
    const from = children.indexOf(id);
    const to = Math.min(Math.max(from + (direction === 'back' ? -1 : 1), 0), children.length - 1);
    return children.filter((child) => child !== id).toSpliced(to, 0, id);
  });
}

/** Sets the settings of a content; its position and children stay. */
export function withContent(layout: LandingLayout, changed: LandingContent): LandingLayout {
  const contents = layout.contents.map((content) => {
    if (content.id !== changed.id || content.variant !== changed.variant) return content;
    const { id, parentId } = content;
    const children = 'children' in content ? { children: content.children } : {};
    return { ...changed, id, parentId, ...children } as LandingContent;
  });
  return { ...layout, contents };
}

/** A card with its contents, or null: the contents that a replacement would change. */
export function contentsOfCard(layout: LandingLayout, childID: number | null): readonly LandingContent[] {
  if (childID === null) return [];
  const ids = idsWithin(layout, childID);
  return layout.contents.filter(({ id }) => ids.has(id)).toSorted((left, right) => left.id - right.id);
}

import { nextId, withoutContent } from './editContents.ts';
import { CARDS_LIMIT, type LandingCard, type LandingLayout } from './layout.ts';
import { renumbered } from './layoutRules.ts';

export type Sideways = 'left' | 'right';

/** Specification 9: a moved card passes its neighbor before the cards are renumbered. */
const SHIFT = 1.5;

export function cardById({ cards }: Pick<LandingLayout, 'cards'>, id: number): LandingCard | null {
  return cards.find((card) => card.id === id) ?? null;
}

export function canInsertCard({ cards }: Pick<LandingLayout, 'cards'>): boolean {
  return cards.length < CARDS_LIMIT;
}

/** Adds an empty card after this one; for null, after the last. */
export function withCardAfter(layout: LandingLayout, after: number | null): LandingLayout {
  if (!canInsertCard(layout)) return layout;
  const cards = renumbered(layout.cards);
  const index = (after === null ? null : cardById({ cards }, after)?.index) ?? cards.length - 1;
  const card: LandingCard = {
    id: nextId(layout),
    index: index + SHIFT - 1,
    width: 1,
    height: 'auto',
    heading: '',
    empty: true,
    hidden: false,
    childID: null,
    editing: false,
  };
  return { ...layout, cards: renumbered([...cards, card]) };
}

/** Without the card and everything in it. */
export function withoutCard(layout: LandingLayout, id: number): LandingLayout {
  const childID = cardById(layout, id)?.childID ?? null;
  const { contents } = childID === null ? layout : withoutContent(layout, childID);
  return { ...layout, contents, cards: renumbered(layout.cards.filter((card) => card.id !== id)) };
}

/** The first card cannot move left, the last one cannot move right. */
export function canMoveCard({ cards }: Pick<LandingLayout, 'cards'>, id: number, direction: Sideways): boolean {
  const end = renumbered(cards).at(direction === 'left' ? 0 : -1);
  return cardById({ cards }, id) !== null && end?.id !== id;
}

export function withMovedCard(layout: LandingLayout, id: number, direction: Sideways): LandingLayout {
  const shift = direction === 'left' ? -SHIFT : SHIFT;
  const moved = renumbered(layout.cards).map((card) =>
    card.id === id ? { ...card, index: card.index + shift } : card,
  );
  return { ...layout, cards: renumbered(moved) };
}

export type CardSettings = Partial<Pick<LandingCard, 'width' | 'height' | 'heading' | 'hidden'>>;

export function withCard(layout: LandingLayout, id: number, settings: CardSettings): LandingLayout {
  return { ...layout, cards: layout.cards.map((card) => (card.id === id ? { ...card, ...settings } : card)) };
}

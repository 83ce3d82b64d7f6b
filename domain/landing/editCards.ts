import { nextId, withoutContent } from './editContents.ts';
import { CARDS_LIMIT, type LandingCard, type LandingLayout } from './layout.ts';
import { renumbered } from './layoutRules.ts';

/** Specification 9: a moved card passes its neighbor by half a place before the cards are renumbered. */
const HALF = 0.5;

export function cardById({ cards }: Pick<LandingLayout, 'cards'>, id: number): LandingCard | null {
  return cards.find((card) => card.id === id) ?? null;
}

export function canInsertCard({ cards }: Pick<LandingLayout, 'cards'>): boolean {
  return cards.length < CARDS_LIMIT;
}

/** Adds an empty card at this place: 0 is before the first card. */
export function withCardAt(layout: LandingLayout, place: number): LandingLayout {
  if (!canInsertCard(layout)) return layout;
  const card: LandingCard = {
    id: nextId(layout),
    index: place - HALF,
    width: 1,
    height: 'auto',
    heading: '',
    empty: true,
    hidden: false,
    childID: null,
    editing: false,
  };
  return { ...layout, cards: renumbered([...renumbered(layout.cards), card]) };
}

/** Without the card and everything in it. */
export function withoutCard(layout: LandingLayout, id: number): LandingLayout {
  const childID = cardById(layout, id)?.childID ?? null;
  const { contents } = childID === null ? layout : withoutContent(layout, childID);
  return { ...layout, contents, cards: renumbered(layout.cards.filter((card) => card.id !== id)) };
}

/** Whether the card exists and can move to this place, where it is not yet. */
export function canMoveCard({ cards }: Pick<LandingLayout, 'cards'>, id: number, place: number): boolean {
  const index = cardById({ cards: renumbered(cards) }, id)?.index;
  return index !== undefined && index !== place && place >= 0 && place < cards.length;
}

export function withMovedCard(layout: LandingLayout, id: number, place: number): LandingLayout {
  const moved = renumbered(layout.cards).map((card) =>
    card.id === id ? { ...card, index: place + (place < card.index ? -HALF : HALF) } : card,
  );
  return { ...layout, cards: renumbered(moved) };
}

export type CardSettings = Partial<Pick<LandingCard, 'width' | 'height' | 'heading' | 'hidden' | 'language'>>;

export function withCard(layout: LandingLayout, id: number, settings: CardSettings): LandingLayout {
  return { ...layout, cards: layout.cards.map((card) => (card.id === id ? { ...card, ...settings } : card)) };
}

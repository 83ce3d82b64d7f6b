import { contentsOfCard } from './editContents.ts';
import type { LandingCard, LandingLayout } from './layout.ts';
import { renumbered } from './layoutRules.ts';

/** A card of two versions of the page; null on the side without it. */
export interface CardDifference {
  readonly id: number;
  readonly mine: LandingCard | null;
  readonly theirs: LandingCard | null;
  readonly isMoved: boolean;
  readonly isChanged: boolean;
}

/** The appearance of a card, without its position. */
function looksOf(layout: LandingLayout, card: LandingCard | null): string {
  if (card === null) return '';
  const { width, height, heading, hidden, childID, language = null } = card;
  return JSON.stringify([width, height, heading, hidden, childID, language, contentsOfCard(layout, childID)]);
}

/** The cards that differ between two versions of the page, in the order of mine; cards only in theirs come last. */
export function layoutDifferences(mine: LandingLayout, theirs: LandingLayout): readonly CardDifference[] {
  const [myCards, theirCards] = [renumbered(mine.cards), renumbered(theirs.cards)];
  const ids = new Set([...myCards, ...theirCards].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const my = myCards.find((card) => card.id === id) ?? null;
    const their = theirCards.find((card) => card.id === id) ?? null;
    const isMoved = my !== null && their !== null && my.index !== their.index;
    const isChanged = looksOf(mine, my) !== looksOf(theirs, their);
    return isMoved || isChanged ? [{ id, mine: my, theirs: their, isMoved, isChanged }] : [];
  });
}

import type { StoredLanding } from '#domain/api/landing.ts';
import { cardById, withCard, withCardAt, withMovedCard, withoutCard } from '#domain/landing/editCards.ts';
import { nextId } from '#domain/landing/editContents.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import type { LandingSavedDraft } from '#domain/landing/landingSavedDraft.ts';
import type { LandingLayout } from '#domain/landing/layout.ts';
import { historyOf, type LayoutHistory, recorded } from '#domain/landing/layoutHistory.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { type CardDraft, isTouched } from './cardEditing.ts';
import { type Focus, layoutOf, type OpenedLanding } from './landingEditing.ts';

export interface Arranging {
  history: LayoutHistory;
  /** The page as it is stored: leaving asks while the edited page differs. */
  base: LandingLayout;
  version: number;
  /** The card that is edited, or asked about. */
  card: number | null;
  /** The page as the card editor has changed it, now or before it was interrupted; null if it has not. */
  cardLayout: LandingLayout | null;
  message: string | null;
  /** The announcement for screen readers. */
  announcement: string;
  focus: Focus | null;
}

type Change = Partial<Arranging>;

export function startedArranging({ landing, resumed }: OpenedLanding): Arranging {
  const base = layoutOf(landing);
  return {
    history: historyOf(resumed?.layout ?? base),
    base,
    version: resumed?.version ?? landing.version,
    card: resumed?.cardLayout ? resumed.cardId : null,
    cardLayout: resumed?.cardLayout ?? null,
    message: resumed ? landingText('landingEdit.resumed') : null,
    announcement: '',
    focus: null,
  };
}

export function nameOf(layout: LandingLayout, id: number): string {
  const card = cardById(layout, id);
  return card ? landingEditTexts.card(card.index + 1, card.heading) : '';
}

export function moved({ history }: Arranging, id: number, place: number): Change {
  const before = history.present;
  const after = withMovedCard(before, id, place);
  const isLeft = place < (cardById(before, id)?.index ?? 0);
  return {
    history: recorded(history, after),
    announcement: landingText('landingEdit.moved', {
      name: nameOf(before, id),
      place: place + 1,
      count: after.cards.length,
    }),
    focus: { card: id, control: isLeft ? 'left' : 'right' },
  };
}

export function inserted({ history }: Arranging, place: number): Change {
  const id = nextId(history.present);
  return {
    history: recorded(history, withCardAt(history.present, place)),
    announcement: landingText('landingEdit.inserted', { place: place + 1 }),
    focus: { card: id, control: 'edit' },
  };
}

/** The focus goes to the card that takes its place, or to the one before. */
export function deleted({ history, card }: Arranging): Change {
  if (card === null) return {};
  const place = cardById(history.present, card)?.index ?? 0;
  const next = withoutCard(history.present, card);
  const near = next.cards.find(({ index }) => index === Math.min(place, next.cards.length - 1));
  return {
    history: recorded(history, next),
    card: null,
    announcement: landingText('landingEdit.deleted', { count: next.cards.length }),
    focus: { card: near?.id ?? null, control: near ? 'delete' : 'insert' },
  };
}

export function hidden({ history }: Arranging, id: number): Change {
  const card = cardById(history.present, id);
  if (!card) return {};
  const name = nameOf(history.present, id);
  return {
    history: recorded(history, withCard(history.present, id, { hidden: !card.hidden })),
    announcement: card.hidden
      ? landingText('landingEdit.shown', { name })
      : landingText('landingEdit.hidden', { name }),
    focus: { card: id, control: 'hide' },
  };
}

/** Returns from the card editor, with or without changes. */
export function returned({ history, card }: Arranging, layout: LandingLayout | null): Change {
  if (card === null) return {};
  const closed: Change = { card: null, cardLayout: null, focus: { card, control: 'edit' } };
  if (layout === null) return closed;
  return {
    ...closed,
    history: recorded(history, layout),
    announcement: landingText('landingEdit.changed', { name: nameOf(layout, card) }),
  };
}

/** Replaces the page with what someone else saved, as one step. Undo restores mine. */
export function replaced({ history }: Arranging, theirs: StoredLanding): Change {
  const base = layoutOf(theirs);
  return { history: recorded(history, base), base, version: theirs.version };
}

/** The page as the card editor has changed it; null if it has not. */
export const changedLayout = (card: CardDraft): LandingLayout | null => (isTouched(card) ? card.history.present : null);

/** What would be lost if editing ended here. */
export function unfinishedLanding({ history, base, version, card, cardLayout }: Arranging): LandingSavedDraft | null {
  if (history.present === base && cardLayout === null) return null;
  return { version, layout: history.present, cardId: cardLayout ? card : null, cardLayout };
}

import type { LandingConflict, StoredLanding } from '#domain/api/landing.ts';
import type { LandingCard, LandingContent, LandingLayout } from '#domain/landing/layout.ts';
import type { OpenedLanding } from '#machines/admin/landingEditing/landingEditing.ts';
import { catalogueOf, loadedCatalogue } from '../samples.ts';

export function cardOf(id: number, card: Partial<LandingCard> = {}): LandingCard {
  const childID = card.childID ?? null;
  return {
    id,
    index: 0,
    width: 1,
    height: 'auto',
    heading: '',
    empty: childID === null,
    hidden: false,
    childID,
    editing: false,
    ...card,
  };
}

export const text: LandingContent = { id: 11, parentId: 1, hidden: false, variant: 'text', value: '<p>Fresh</p>' };
export const carousel: LandingContent = {
  id: 12,
  parentId: 2,
  hidden: false,
  variant: 'carousel',
  interval: 3,
  children: [13],
};
export const slide: LandingContent = {
  id: 13,
  parentId: 12,
  hidden: false,
  variant: 'image',
  src: '/img/oysters.webp',
  alt: 'Oysters',
  link: null,
  objectFit: 'contain',
  width: null,
  height: null,
  padding: 1,
};

/** Three cards: a text, a carousel of one image, and an empty one. */
export const layout: LandingLayout = {
  enabled: true,
  title: 'Harbor',
  cards: [
    cardOf(1, { heading: 'Hours', childID: 11 }),
    cardOf(2, { index: 1, width: 2, childID: 12 }),
    cardOf(3, { index: 2 }),
  ],
  contents: [text, carousel, slide],
};

export const landing: StoredLanding = { ...layout, version: 4 };
/** Another admin's save. */
export const theirs: StoredLanding = { ...layout, title: 'Harbor Provisions', version: 5 };
export const conflict: LandingConflict = {
  landing: theirs,
  changedBy: 'Dana Whitfield',
  changedAt: '2026-03-04T21:05:00.000Z',
};

export const openedLanding: OpenedLanding = {
  landing,
  catalogue: catalogueOf(loadedCatalogue),
  pushProductKeys: [],
  resumed: null,
};

export const stored = { src: '/img/new.webp', width: 400, height: 300 };
export const png = new File(['png'], 'new.png', { type: 'image/png' });

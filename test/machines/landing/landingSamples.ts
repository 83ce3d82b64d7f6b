import type { StoredLanding } from '#domain/api/landing.ts';
import type { LandingCard, LandingContent } from '#domain/landing/layout.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { buyer } from '../samples.ts';

export function card(id: number, childID: number | null, more: Partial<LandingCard> = {}): LandingCard {
  const plain = { width: 4, height: 'auto', heading: '', empty: false, hidden: false, editing: false } as const;
  return { id, index: id, childID, ...plain, ...more };
}

export function textContent(id: number, parentId: number, value: string): LandingContent {
  return { id, parentId, hidden: false, variant: 'text', value };
}

export const welcome: StoredLanding = {
  enabled: true,
  title: 'Welcome',
  cards: [card(1, 2, { heading: 'How to order' })],
  contents: [textContent(2, 1, '<p>Type what you need.</p>')],
  version: 3,
};

export const withoutCards: StoredLanding = { ...welcome, cards: [], contents: [], version: 4 };

type Availability = { isVisible: boolean; isLocked: boolean };
const OPEN: Availability = { isVisible: true, isLocked: false };

function shopperWith(viewProducts: Availability, checkOut = OPEN): Shopper {
  const { configuration } = buyer;
  const menu = [
    { key: 'ViewProducts' as const, ...viewProducts },
    { key: 'CheckOut' as const, ...checkOut },
  ];
  return { ...buyer, configuration: { ...configuration, settings: { ...configuration.settings, menu } } };
}

export const withProducts = shopperWith(OPEN);
/** Sees the products, and may not order them. */
export const withoutCheckout = shopperWith(OPEN, { isVisible: false, isLocked: false });
/** The products are closed to this user. */
export const withoutProducts = shopperWith({ isVisible: true, isLocked: true });

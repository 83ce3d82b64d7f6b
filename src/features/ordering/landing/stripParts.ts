import { isAvailable } from '#domain/settings/menu.ts';
import { mayKeepGuides, type Shopper } from '#machines/shop/shopper.ts';

export type StripPart = 'lastOrder' | 'guides' | 'due';

/** The parts of the strip for which this buyer has a page; each of them has its place, also where nothing is in it. */
export function stripParts(shopper: Shopper): readonly StripPart[] {
  const { menu } = shopper.configuration.settings;
  return [
    ...(isAvailable(menu, 'OrderHistory') ? (['lastOrder'] as const) : []),
    ...(mayKeepGuides(shopper) ? (['guides'] as const) : []),
    ...(isAvailable(menu, 'ViewProducts') ? (['due'] as const) : []),
  ];
}

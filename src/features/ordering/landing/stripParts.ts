import { isAvailable } from '#domain/settings/menu.ts';
import { mayKeepGuides, type Shopper } from '#machines/shop/shopper.ts';

export type StripPart = 'lastOrder' | 'guides' | 'due';

/** The parts of the strip whose pages this buyer has; empty parts keep their place. */
export function stripParts(shopper: Shopper): readonly StripPart[] {
  const { menu } = shopper.configuration.settings;
  return [
    ...(isAvailable(menu, 'OrderHistory') ? (['lastOrder'] as const) : []),
    ...(mayKeepGuides(shopper) ? (['guides'] as const) : []),
    ...(isAvailable(menu, 'ViewProducts') ? (['due'] as const) : []),
  ];
}

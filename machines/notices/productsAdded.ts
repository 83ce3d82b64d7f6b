import { texts } from '#domain/texts.ts';
import type { Notice } from './notice.ts';

/** Leads whoever added something to where it is now. */
export const VIEW_CART = {
  about: 'cart',
  action: { label: 'View cart', href: '/cart' },
} as const satisfies Partial<Notice>;

/** How many products came into the cart, from wherever they were added. */
export function productsAdded(count: number): Notice {
  const text = texts.entry.productsAdded(count);
  return count > 0 ? { type: 'success', text, ...VIEW_CART } : { type: 'warning', text };
}

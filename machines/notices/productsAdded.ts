import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Notice } from './notice.ts';

/** Links to the cart after something was added. */
export const VIEW_CART = {
  about: 'cart',
  action: { label: shopText('cart.view'), href: '/cart' },
} as const satisfies Partial<Notice>;

/** Reports how many products were added to the cart. */
export function productsAdded(count: number): Notice {
  const text = frameText('texts.productAddedToCart', { count });
  return count > 0 ? { type: 'success', text, ...VIEW_CART } : { type: 'warning', text };
}

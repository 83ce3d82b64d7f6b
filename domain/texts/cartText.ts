import { catalog } from './catalog.ts';
import messages from './en/cart.json' with { type: 'json' };

export const cartText = catalog('cart', messages);

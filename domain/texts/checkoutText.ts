import { catalog } from './catalog.ts';
import messages from './en/checkout.json' with { type: 'json' };

export const checkoutText = catalog('checkout', messages);

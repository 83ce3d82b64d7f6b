import { catalog } from './catalog.ts';
import messages from './en/shop.json' with { type: 'json' };

export const shopText = catalog('shop', messages);

import { catalog } from './catalog.ts';
import messages from './en/products.json' with { type: 'json' };

export const productsText = catalog('products', messages);

import { catalog } from './catalog.ts';
import messages from './en/access.json' with { type: 'json' };

export const accessText = catalog('access', messages);

import { catalog } from './catalog.ts';
import messages from './en/shared.json' with { type: 'json' };

export const sharedText = catalog('shared', messages);

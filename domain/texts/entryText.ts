import { catalog } from './catalog.ts';
import messages from './en/entry.json' with { type: 'json' };

export const entryText = catalog('entry', messages);

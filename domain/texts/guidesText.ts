import { catalog } from './catalog.ts';
import messages from './en/guides.json' with { type: 'json' };

export const guidesText = catalog('guides', messages);

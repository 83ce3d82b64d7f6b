import { catalog } from './catalog.ts';
import messages from './en/landing.json' with { type: 'json' };

export const landingText = catalog('landing', messages);

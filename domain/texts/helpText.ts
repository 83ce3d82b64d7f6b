import { catalog } from './catalog.ts';
import messages from './en/help.json' with { type: 'json' };

/** The Help text of each page, by page name. */
export const helpText = catalog('help', messages);

/** The names of all pages, and `notFound` for an address without one. */
export type HelpTopic = keyof typeof messages;

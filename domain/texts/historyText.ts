import { catalog } from './catalog.ts';
import messages from './en/history.json' with { type: 'json' };

export const historyText = catalog('history', messages);

import { catalog } from './catalog.ts';
import messages from './en/server.json' with { type: 'json' };

export const serverText = catalog('server', messages);

import { catalog } from './catalog.ts';
import messages from './en/live.json' with { type: 'json' };

export const liveText = catalog('live', messages);

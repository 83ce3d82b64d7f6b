import { catalog } from './catalog.ts';
import messages from './en/frame.json' with { type: 'json' };

export const frameText = catalog('frame', messages);

import { catalog } from './catalog.ts';
import messages from './en/punchout.json' with { type: 'json' };

export const punchoutText = catalog('punchout', messages);

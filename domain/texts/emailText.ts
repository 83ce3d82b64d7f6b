import { catalog } from './catalog.ts';
import messages from './en/email.json' with { type: 'json' };

export const emailText = catalog('email', messages);

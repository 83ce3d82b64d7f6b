import { catalog } from './catalog.ts';
import messages from './en/account.json' with { type: 'json' };

export const accountText = catalog('account', messages);

import { catalog } from './catalog.ts';
import messages from './en/admin.json' with { type: 'json' };

export const adminText = catalog('admin', messages);

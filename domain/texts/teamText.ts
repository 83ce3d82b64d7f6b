import { catalog } from './catalog.ts';
import messages from './en/team.json' with { type: 'json' };

export const teamText = catalog('team', messages);

import { catalog } from './catalog.ts';
import messages from './en/reports.json' with { type: 'json' };

export const reportsText = catalog('reports', messages);

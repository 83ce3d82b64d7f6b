import { catalog } from './catalog.ts';
import messages from './en/documents.json' with { type: 'json' };

export const documentsText = catalog('documents', messages);

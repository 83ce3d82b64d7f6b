import { catalog } from './catalog.ts';
import messages from './en/dataImport.json' with { type: 'json' };

export const dataImportText = catalog('dataImport', messages);

import { noteMissing } from '../noteMissing.ts';
import admin from './admin.json' with { type: 'json' };
import dataImport from './dataImport.json' with { type: 'json' };

/** Texts of the pages of administrators. */
export const administration = noteMissing('es', { admin, dataImport });

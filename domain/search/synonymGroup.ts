import { type Static, Type } from 'typebox';
import { Code, ITEMS_LIMIT } from '../api/limits.ts';

/** Words of all groups, at most. */
export const SYNONYM_WORDS_LIMIT = 10_000;

const Words = Type.Array(Code, { maxItems: ITEMS_LIMIT });

/** What people type, and the names in the catalog that are found by it; each may be several words. */
export const SynonymGroup = Type.Object({ typed: Words, finds: Words });
export type SynonymGroup = Static<typeof SynonymGroup>;

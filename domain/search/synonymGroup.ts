import { type Static, Type } from 'typebox';
import { Code, ITEMS_LIMIT, KEYS_LIMIT } from '../schema/limits.ts';

/** Groups of a shop, at most: no list of a request is longer. */
export const SYNONYM_GROUPS_LIMIT = ITEMS_LIMIT;
/** Words of all groups, at most. */
export const SYNONYM_WORDS_LIMIT = 20_000;

/** The rules have lower limits with their own messages. */
const Words = Type.Array(Code, { maxItems: KEYS_LIMIT });

/** Typed words, and the catalog names that they find; each may be several words. */
export const SynonymGroup = Type.Object({ typed: Words, finds: Words });
export type SynonymGroup = Static<typeof SynonymGroup>;

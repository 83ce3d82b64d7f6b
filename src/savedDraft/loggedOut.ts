/** The storage key of interrupted work. Empty: its owner logged out, and nothing is to be stored. */
export const DRAFT_KEY = 'parkedWork';

export const ENTRY_KEY = 'quickEntry:';

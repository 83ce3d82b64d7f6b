/** Where the browser keeps work that the end of a session interrupted. Empty: its owner logged out, and nothing is to stay. */
export const DRAFT_KEY = 'parkedWork';

export const ENTRY_KEY = 'quickEntry:';

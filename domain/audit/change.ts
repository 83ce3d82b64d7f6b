import { type Static, Type } from 'typebox';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/** What somebody changed, in words: what it was and what it is; null where it was not there, or is no more. */
export const Change = Type.Object({ what: Type.String(), was: TextOrNone, is: TextOrNone });
export type Change = Static<typeof Change>;

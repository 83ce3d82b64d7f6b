import { type Static, Type } from 'typebox';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/** A change in words: the old and the new value; null when the value did not exist before, or no longer exists. */
export const Change = Type.Object({ what: Type.String(), was: TextOrNone, is: TextOrNone });
export type Change = Static<typeof Change>;

import { type Static, Type } from 'typebox';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/**
 * What became of one row of what was taken in. `line`: of a file its line, of a batch its place from 1. Where something is wrong
 * or was read otherwise than it stood: the column, its value, the reason, and how to mend it.
 */
export const Verdict = Type.Object({
  line: Type.Integer(),
  verdict: Type.Enum(['new', 'changed', 'same', 'refused']),
  column: TextOrNone,
  value: TextOrNone,
  reason: TextOrNone,
  mend: TextOrNone,
});
export type Verdict = Static<typeof Verdict>;

import { type Static, Type } from 'typebox';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/** What somebody changed, in words: what it was and what it is; null where it was not there, or is no more. */
export const Change = Type.Object({ what: Type.String(), was: TextOrNone, is: TextOrNone });
export type Change = Static<typeof Change>;

/** What something says, part by part, in words and in the order in which people read it. */
export type Parts = Readonly<Record<string, string>>;

/** So much of one change is kept: who wrote a thousand zip rules anew need not read each. */
const KEPT = 200;

/** What differs between two states of the same thing. */
export function changesBetween(before: Parts, after: Parts): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names.flatMap((what) => {
    const [was, is] = [before[what] ?? null, after[what] ?? null];
    return was === is ? [] : [{ what, was, is }];
  });
  const more = changes.length - KEPT;
  return more > 0 ? [...changes.slice(0, KEPT), { what: `And ${more} more`, was: null, is: null }] : changes;
}

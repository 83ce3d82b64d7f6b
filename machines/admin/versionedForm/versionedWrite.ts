/** What was typed, on its way. A secret in it is in no context: it stays in the form. */
export interface VersionedChange<Stored, Change> {
  /** As it was read; null for a new one. */
  stored: Stored | null;
  /** The one that it is a change of. */
  version: number;
  change: Change;
}

/** `stale`: somebody else saved it since, and this is what he saved. */
export type WriteAnswer<Stored> =
  | { kind: 'saved'; stored: Stored }
  | { kind: 'stale'; stored: Stored }
  | { kind: 'refused'; reasons: readonly string[] };

/** What became of a form. One that was given up tells what it last knew to be stored. */
export type FormOutput<Stored, Kept> =
  | { kind: 'saved'; stored: Stored; typed: Kept; isNew: boolean }
  | { kind: 'closed'; stored: Stored | null };

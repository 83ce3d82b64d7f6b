/** What was typed, to be saved. A secret in it is in no context: it stays in the form. */
export interface VersionedChange<Stored, Change> {
  /** As it was read; null for a new one. */
  stored: Stored | null;
  /** The version that it is based on. */
  version: number;
  change: Change;
}

/** `stale`: someone else saved it since, and this is what they saved. */
export type WriteAnswer<Stored> =
  | { kind: 'saved'; stored: Stored }
  | { kind: 'stale'; stored: Stored }
  | { kind: 'refused'; reasons: readonly string[] };

/** The outcome of a form. A discarded one returns what it last knew to be stored. */
export type FormOutput<Stored, Kept> =
  | { kind: 'saved'; stored: Stored; typed: Kept; isNew: boolean }
  | { kind: 'closed'; stored: Stored | null };

/** Time and new ids come from here, so that one seed replays a run. */
export interface Environment {
  /** Milliseconds, only ever compared with each other. */
  now: () => number;
  /** Unguessable and unique: an idempotency key. */
  newId: () => string;
  /** The shop's calendar date; the buyer's own until the site's time zone is known. */
  today: () => string;
}

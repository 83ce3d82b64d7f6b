/** What machines may not take from the world by themselves: time and new ids. One seed replays a run. */
export interface Environment {
  /** Milliseconds, only ever compared with each other. */
  now: () => number;
  /** Unguessable and unique: an idempotency key. */
  newId: () => string;
  /** The shop's calendar date; the buyer's own until the site has said its time zone. */
  today: () => string;
}

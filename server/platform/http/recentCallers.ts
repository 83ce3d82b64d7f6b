/** How long after a call its caller counts as active. */
const RECENT_MS = 2_000;

/** Whether other callers were active recently. */
export class RecentCallers {
  readonly #now: () => number;
  #newest = { caller: '', at: Number.NEGATIVE_INFINITY };
  /** When a caller other than the newest one last called. */
  #othersAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  note(caller: string): void {
    if (caller !== this.#newest.caller) this.#othersAt = this.#newest.at;
    this.#newest = { caller, at: this.#now() };
  }

  isAlone(caller: string): boolean {
    const othersAt = caller === this.#newest.caller ? this.#othersAt : this.#newest.at;
    return this.#now() - othersAt > RECENT_MS;
  }
}

/** A place in the queue. `turn` resolves to false when the place was left before its turn. */
export interface Place {
  turn: Promise<boolean>;
  /** Ends the work, or the wait for it. A second call does nothing. */
  leave(): void;
}

interface Limits {
  /** How many calls of all callers together run at once. */
  atOnce?(): number;
  /** How many calls of this caller run at once. */
  perCaller(caller: string): number;
  /** How many calls of one caller wait. */
  waiting: number;
}

interface CallerState {
  running: number;
  waiting: Set<(isTurn: boolean) => void>;
}

/** Callers take turns: each waiting caller is served one call at a time, in the order of the caller's calls. */
export class FairQueue {
  readonly #limits: Required<Limits>;
  readonly #callers = new Map<string, CallerState>();
  /** Waiting callers, the next one first. */
  readonly #line = new Set<string>();
  #running = 0;

  constructor({ atOnce = () => Number.POSITIVE_INFINITY, perCaller, waiting }: Limits) {
    this.#limits = { atOnce, perCaller, waiting };
  }

  /** Null when as many of this caller wait as may. */
  enter(caller: string): Place | null {
    const state = this.#callers.get(caller) ?? { running: 0, waiting: new Set() };
    if (this.#isFree(caller, state) && state.waiting.size === 0) {
      this.#callers.set(caller, state);
      this.#start(state);
      return { turn: Promise.resolve(true), leave: this.#once(() => this.#end(caller, state)) };
    }
    if (state.waiting.size >= this.#limits.waiting) return null;
    this.#callers.set(caller, state);
    return this.#wait(caller, state);
  }

  #wait(caller: string, state: CallerState): Place {
    let answer: (isTurn: boolean) => void = () => undefined;
    const turn = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    state.waiting.add(answer);
    this.#line.add(caller);
    const leave = this.#once(() => {
      if (!state.waiting.delete(answer)) return this.#end(caller, state);
      answer(false);
      this.#clearIdle(caller, state);
    });
    return { turn, leave };
  }

  #isFree(caller: string, { running }: CallerState): boolean {
    return this.#running < this.#limits.atOnce() && running < this.#limits.perCaller(caller);
  }

  #start(state: CallerState): void {
    state.running += 1;
    this.#running += 1;
  }

  #end(caller: string, state: CallerState): void {
    state.running -= 1;
    this.#running -= 1;
    this.#serve();
    this.#clearIdle(caller, state);
  }

  /** A served caller goes to the end of the queue. */
  #serve(): void {
    for (const caller of this.#line) {
      if (this.#running >= this.#limits.atOnce()) return;
      const state = this.#callers.get(caller);
      const [next] = state?.waiting ?? [];
      if (!state || !next || !this.#isFree(caller, state)) continue;
      state.waiting.delete(next);
      this.#line.delete(caller);
      if (state.waiting.size > 0) this.#line.add(caller);
      this.#start(state);
      next(true);
    }
  }

  #clearIdle(caller: string, state: CallerState): void {
    if (state.waiting.size === 0) this.#line.delete(caller);
    if (state.waiting.size === 0 && state.running === 0) this.#callers.delete(caller);
  }

  #once(act: () => void): () => void {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      act();
    };
  }
}

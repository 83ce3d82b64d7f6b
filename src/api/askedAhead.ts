/** A call that left before the program was there. */
interface EarlyCall {
  headers: Readonly<Record<string, string>>;
  answer: Promise<Response>;
}

export interface AskedAhead {
  /** `performance.now()` when they left. */
  at: number;
  /** By path. */
  calls: Map<string, EarlyCall>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead;
  }
}

/** An answer that nobody has taken by then is older than what a call would bring. */
const FRESH_MS = 60_000;

/** The answer to a call that left already, with the same headers; null where there is none. Each is taken once. */
export function takeAskedAhead(path: string, headers: Readonly<Record<string, string>>): Promise<Response> | null {
  const { askedAhead } = window;
  const call = askedAhead?.calls.get(path);
  if (!askedAhead || !call) return null;
  askedAhead.calls.delete(path);
  const isFresh = performance.now() - askedAhead.at < FRESH_MS;
  return isFresh && JSON.stringify(call.headers) === JSON.stringify(headers) ? call.answer : null;
}

/** A call that was sent before the code that needs its response had loaded. */
interface EarlyCall {
  /** `performance.now()` when it left. */
  at: number;
  headers: Readonly<Record<string, string>>;
  /** Null: the call is not needed. */
  answer: Promise<Response | null>;
}

export interface AskedAhead {
  /** The early calls by path. */
  calls: Map<string, EarlyCall>;
}

declare global {
  var askedAhead: AskedAhead | undefined;
}

/** Milliseconds until an unused response counts as stale. */
const FRESH_MS = 60_000;
const TIMEOUT_MS = 30_000;

/** The first requests of every shop, and those of business buyers only. */
const OF_THE_SHOP = ['/api/product/maincategories', '/api/product/categories', '/api/cart'];
const GUIDES = '/api/orderguide';

type Headers = Readonly<Record<string, string>>;

function isFresh({ at, headers }: EarlyCall, wanted: Headers): boolean {
  return performance.now() - at < FRESH_MS && JSON.stringify(headers) === JSON.stringify(wanted);
}

/** The response to an early call with the same headers; null without one. Each response is used once. */
export function takeAskedAhead(path: string, headers: Headers): Promise<Response | null> | null {
  const { askedAhead } = globalThis;
  const call = askedAhead?.calls.get(path);
  if (!askedAhead || !call) return null;
  askedAhead.calls.delete(path);
  return isFresh(call, headers) ? call.answer : null;
}

function askAhead(paths: readonly string[], headers: Headers): void {
  globalThis.askedAhead ??= { calls: new Map() };
  const { calls } = globalThis.askedAhead;
  for (const path of paths) {
    const before = calls.get(path);
    if (before && isFresh(before, headers)) continue;
    const answer = fetch(new Request(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }));
    answer.catch(() => undefined);
    calls.set(path, { at: performance.now(), headers, answer });
  }
}

/** Sends the first requests of the shop while its configuration loads, unless the page has already sent them. */
export function askShopAhead(headers: Headers): void {
  askAhead(OF_THE_SHOP, headers);
}

/**
 * Requests the guides as soon as the menu shows that there may be some; a buyer for key 0 may have none. The customer
 * of the headers may have changed when the menu arrives.
 */
export function askGuidesAhead(headers: Headers): void {
  const customerKey = headers['X-Customer-Key'];
  if (customerKey !== undefined && customerKey !== '0') askAhead([GUIDES], headers);
}

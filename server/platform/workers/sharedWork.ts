import { frameText } from '#domain/texts/frameText.ts';
import { Refused } from '../http/refused.ts';

const RETRY_AFTER_SECONDS = 5;

export type ShareWork<T> = (key: string, work: () => Promise<T>) => Promise<T>;

function busy(): Refused {
  return new Refused(503, 'busy', frameText('documents.busy'), { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Simultaneous calls for one key share one piece of work; a call beyond `limit` is refused with 503. */
export function sharedWork<T>(limit: number, refusal: () => Refused = busy): ShareWork<T> {
  const running = new Map<string, Promise<T>>();
  return async (key, work) => {
    const known = running.get(key);
    if (known) return await known;
    if (running.size >= limit) throw refusal();
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return await started;
  };
}

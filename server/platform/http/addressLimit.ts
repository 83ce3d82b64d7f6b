import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

const ADDRESSES = 10_000;

/** Whether an address may call once more: at most `calls` times within a period. Each server counts by itself. */
export function addressLimit(
  clock: Clock,
  { calls, withinMs }: { calls: number; withinMs: number },
): (address: string) => boolean {
  const callsOf = new LRUCache<string, { count: number; since: number }>({ max: ADDRESSES });
  return (address) => {
    const now = clock.now().getTime();
    const known = callsOf.get(address);
    const counted = known && now - known.since < withinMs ? known : { count: 0, since: now };
    callsOf.set(address, { ...counted, count: counted.count + 1 });
    return counted.count < calls;
  };
}

import { LRUCache } from 'lru-cache';
import { reportProblem } from '#domain/api/problem.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Route, route } from '../access/route.ts';

/** The limit per address and minute; further reports of a page that fails repeatedly add nothing. */
const REPORTS_A_MINUTE = 20;
const MINUTE_MS = 60_000;
const ADDRESSES = 10_000;

export function problemRoutes({ clock }: Runtime): Route[] {
  const reportsOf = new LRUCache<string, { count: number; since: number }>({ max: ADDRESSES });

  function mayReport(address: string): boolean {
    const now = clock.now().getTime();
    const known = reportsOf.get(address);
    const counted = known && now - known.since < MINUTE_MS ? known : { count: 0, since: now };
    reportsOf.set(address, { ...counted, count: counted.count + 1 });
    return counted.count < REPORTS_A_MINUTE;
  }

  return [
    route(reportProblem, async ({ body, address, reply }) => {
      if (!mayReport(address)) throw new Refused(429, 'tooManyCalls', serverText('problems.tooMany'));
      const { message, machine, state, event } = body;
      reply.log.error({ problem: { message, machine, state, event } }, 'a part of the page stopped in the browser');
      return { isSuccess: true };
    }),
  ];
}

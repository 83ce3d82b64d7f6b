import { reportProblem } from '#domain/api/problem.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { addressLimit } from '../../platform/http/addressLimit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Route, route } from '../access/route.ts';

/** Further reports of a page that fails repeatedly add nothing. */
const REPORTS = { calls: 20, withinMs: 60_000 };

export function problemRoutes({ clock }: Runtime): Route[] {
  const mayReport = addressLimit(clock, REPORTS);

  return [
    route(reportProblem, async ({ body, address, reply }) => {
      if (!mayReport(address)) throw new Refused(429, 'tooManyCalls', serverText('problems.tooMany'));
      const { message, machine, state, event } = body;
      reply.log.error({ problem: { message, machine, state, event } }, 'a part of the page stopped in the browser');
      return { isSuccess: true };
    }),
  ];
}

import { fromPromise } from 'xstate';
import { getHumanCheckChallenge } from '#domain/api/humanCheck.ts';
import { reportProblem } from '#domain/api/problem.ts';
import { humanCheckMachine } from '#machines/access/humanCheck/humanCheckMachine.ts';
import type { HumanCheckSite, HumanProof } from '#machines/access/humanCheck/humanProof.ts';
import { type Api, answerOf } from '../../api/client.ts';
import { answeredWidget } from './widgets.ts';

/** The minimum life, so that a wrong device clock does not expire a puzzle at once. */
const SHORTEST_LIFE_MS = 60_000;
const ON_THE_WAY_MS = 10_000;

async function solvedPuzzle(api: Api, signal: AbortSignal): Promise<HumanProof> {
  const [challenge, { solvedToken }] = await Promise.all([
    answerOf(api.call(getHumanCheckChallenge, { signal })),
    import('./localCheck.ts'),
  ]);
  const token = await solvedToken(challenge, signal);
  const left = challenge.parameters.expiresAt * 1000 - Date.now() - ON_THE_WAY_MS;
  return { token, lifeMs: Math.max(left, SHORTEST_LIFE_MS) };
}

/** The human check of the site, independent of the service that runs it. */
export function provideHumanCheck(api: Api) {
  return humanCheckMachine.provide({
    actors: {
      passCheck: fromPromise<HumanProof, HumanCheckSite>(({ input: { kind, siteKey }, signal }) =>
        kind === 'local' ? solvedPuzzle(api, signal) : answeredWidget(kind, siteKey ?? '', window, signal),
      ),
    },
    actions: {
      reportInvalidKey: (_, { kind }) => {
        const body = {
          message: `invalid key: the human check ${kind} has none`,
          machine: 'humanCheck',
          state: '',
          event: '',
        };
        api.call(reportProblem, { body }).catch(() => undefined);
      },
    },
  });
}

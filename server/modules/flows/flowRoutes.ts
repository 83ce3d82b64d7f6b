import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countFlows, getFlowNumbers, getFlows } from '#domain/api/flows.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { addressLimit } from '../../platform/http/addressLimit.ts';
import { malformed, Refused } from '../../platform/http/refused.ts';
import { type Route, route } from '../access/route.ts';
import { addFlowNumbers, readFlowNumbers } from './flowNumberRepository.ts';
import type { FlowServices } from './services.ts';

const DAY_MS = 86_400_000;
/** Batches in a day: of one address, which many users of a business can share, and of all together. */
const BATCHES = { ofAddress: 500, ofAll: 20_000 };

/** The states of the counted flows in the charts of this build, as `machine.state`. */
async function readStates(atlasRoot: string): Promise<ReadonlySet<string>> {
  return new Set<string>(JSON.parse(await readFile(join(atlasRoot, 'states.json'), 'utf8')));
}

/** The charts of this build, and how users go through them. */
export function flowRoutes({ atlasRoot, database, clock }: FlowServices): Route[] {
  let reading: Promise<ReadonlySet<string>> | null = null;
  const knownStates = (root: string) => {
    reading ??= readStates(root);
    return reading;
  };
  const mayAdd = addressLimit(clock, { calls: BATCHES.ofAddress, withinMs: DAY_MS });
  const mayAll = addressLimit(clock, { calls: BATCHES.ofAll, withinMs: DAY_MS });
  return [
    route(getFlows, async () => ({
      data: atlasRoot === null ? null : await readFile(join(atlasRoot, 'atlas.json'), 'utf8'),
    })),
    route(countFlows, async ({ body, address }) => {
      if (atlasRoot === null) return { isSuccess: true };
      const known = await knownStates(atlasRoot);
      const unknown = body.states.find(({ machine, state }) => !known.has(`${machine}.${state}`));
      if (unknown) throw malformed('a state is in no chart that is counted');
      if (!mayAdd(address) || !mayAll('all')) {
        throw new Refused(429, 'tooManyCalls', serverText('request.tooManyCalls'));
      }
      await addFlowNumbers(database, clock.now(), body);
      return { isSuccess: true };
    }),
    route(getFlowNumbers, async ({ query: { week } }) => await readFlowNumbers(database, week)),
  ];
}

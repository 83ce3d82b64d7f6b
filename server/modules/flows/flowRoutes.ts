import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getFlows } from '#domain/api/flows.ts';
import { type Route, route } from '../access/route.ts';
import type { FlowServices } from './services.ts';

/** The charts of this build, for admins. */
export function flowRoutes({ atlasRoot }: FlowServices): Route[] {
  return [
    route(getFlows, async () => ({
      data: atlasRoot === null ? null : await readFile(join(atlasRoot, 'atlas.json'), 'utf8'),
    })),
  ];
}

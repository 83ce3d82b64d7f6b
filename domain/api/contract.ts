import type { Endpoint } from './endpoint.ts';
import * as resources from './resources.ts';

function endpointsOf(resource: object): Endpoint[] {
  return Object.values(resource).filter((value): value is Endpoint => typeof value?.path === 'string');
}

/**
 * Every call of the API: the server refuses to start when one has no route, and the access table has a row for each.
 */
export const contract: readonly Endpoint[] = Object.values(resources).flatMap(endpointsOf);

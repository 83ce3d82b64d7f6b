import * as endpoints from '#domain/api/orderGuides.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { buyer } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findGuides } from './guideRepository.ts';
import { createGuide, deleteGuide, patchGuide } from './guideService.ts';

export function guideRoutes({ database }: Runtime): Route[] {
  return [
    route(endpoints.listOrderGuides, ({ caller }) => findGuides(database, buyer(caller))),
    route(endpoints.createNamedOrderGuide, ({ caller, body }) => createGuide(database, buyer(caller), body)),
    route(endpoints.createOrderGuide, ({ caller, params, body }) =>
      createGuide(database, buyer(caller), body, params.id),
    ),
    route(endpoints.patchOrderGuide, ({ caller, params, body }) =>
      patchGuide(database, buyer(caller), params.id, body),
    ),
    route(endpoints.deleteOrderGuide, ({ caller, params }) => deleteGuide(database, buyer(caller), params.id)),
  ];
}

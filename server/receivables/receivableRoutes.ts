import * as endpoints from '#domain/api/account.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { buyer } from '../session/caller.ts';
import { accountRows } from './accountRows.ts';
import { accountSummary, openItems } from './receivableService.ts';

export function receivableRoutes(services: Services): Route[] {
  return [
    route(endpoints.getAccountSummary, ({ caller }) => accountSummary(services, buyer(caller))),
    route(endpoints.listAccountRows, ({ caller, query }) => accountRows(services, buyer(caller), query)),
    route(endpoints.listOpenItems, ({ caller }) => openItems(services, buyer(caller))),
  ];
}

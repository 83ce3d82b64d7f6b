import * as endpoints from '#domain/api/rules.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import { type Route, route } from '../../access/route.ts';
import { findRules, saveRules } from './ruleService.ts';

/** Shop-wide rules that admins set: delivery days and areas, charges, visibility. */
export function ruleRoutes(services: Runtime): Route[] {
  return [
    route(endpoints.getCalendar, ({ caller }) => findRules(services, caller, 'calendar')),
    route(endpoints.saveCalendar, ({ caller, body }) => saveRules(services, caller, 'calendar', body)),
    route(endpoints.getZips, ({ caller }) => findRules(services, caller, 'zips')),
    route(endpoints.saveZips, ({ caller, body }) => saveRules(services, caller, 'zips', body)),
    route(endpoints.getCharges, ({ caller }) => findRules(services, caller, 'charges')),
    route(endpoints.saveCharges, ({ caller, body }) => saveRules(services, caller, 'charges', body)),
    route(endpoints.getSiteRules, ({ caller }) => findRules(services, caller, 'site')),
    route(endpoints.saveSiteRules, ({ caller, body }) => saveRules(services, caller, 'site', body)),
    route(endpoints.getUserRules, ({ caller }) => findRules(services, caller, 'user')),
    route(endpoints.saveUserRules, ({ caller, body }) => saveRules(services, caller, 'user', body)),
    route(endpoints.getSynonyms, ({ caller }) => findRules(services, caller, 'synonyms')),
    route(endpoints.saveSynonyms, ({ caller, body }) => saveRules(services, caller, 'synonyms', body)),
    route(endpoints.getShopRules, ({ caller }) => findRules(services, caller, 'shop')),
    route(endpoints.saveShopRules, ({ caller, body }) => saveRules(services, caller, 'shop', body)),
  ];
}

import * as endpoints from '#domain/api/siteConfiguration.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import { type Route, route } from '../../access/route.ts';
import { findConfiguration, saveConfiguration } from './configurationService.ts';

/** Shop-wide settings of admins: delivery days and areas, charges, visibility. */
export function configurationRoutes(services: Runtime): Route[] {
  return [
    route(endpoints.getCalendar, ({ caller }) => findConfiguration(services, caller, 'calendar')),
    route(endpoints.saveCalendar, ({ caller, body }) => saveConfiguration(services, caller, 'calendar', body)),
    route(endpoints.getZips, ({ caller }) => findConfiguration(services, caller, 'zips')),
    route(endpoints.saveZips, ({ caller, body }) => saveConfiguration(services, caller, 'zips', body)),
    route(endpoints.getCharges, ({ caller }) => findConfiguration(services, caller, 'charges')),
    route(endpoints.saveCharges, ({ caller, body }) => saveConfiguration(services, caller, 'charges', body)),
    route(endpoints.getSiteConfiguration, ({ caller }) => findConfiguration(services, caller, 'site')),
    route(endpoints.saveSiteConfiguration, ({ caller, body }) => saveConfiguration(services, caller, 'site', body)),
    route(endpoints.getUserConfiguration, ({ caller }) => findConfiguration(services, caller, 'user')),
    route(endpoints.saveUserConfiguration, ({ caller, body }) => saveConfiguration(services, caller, 'user', body)),
    route(endpoints.getSynonyms, ({ caller }) => findConfiguration(services, caller, 'synonyms')),
    route(endpoints.saveSynonyms, ({ caller, body }) => saveConfiguration(services, caller, 'synonyms', body)),
    route(endpoints.getShopConfiguration, ({ caller }) => findConfiguration(services, caller, 'shop')),
    route(endpoints.saveShopConfiguration, ({ caller, body }) => saveConfiguration(services, caller, 'shop', body)),
  ];
}

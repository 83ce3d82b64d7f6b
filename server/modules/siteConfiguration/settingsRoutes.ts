import type { SaveResult } from '#domain/api/refusal.ts';
import * as endpoints from '#domain/api/settings.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import { layoutCode } from '#domain/settings/preferences.ts';
import { forbidden } from '../../platform/http/refused.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { logoFile } from '../images/ownLogo.ts';
import { findPageDefaults, insertMenuChoice, updatePageDefaults } from './preferencesRepository.ts';
import type { SettingsServices } from './services.ts';
import { saveSiteDefaults } from './siteDefaultsService.ts';

/** How long browsers cache the name of the logo (specification 9). */
const LOGO_FRESH_SECONDS = 300;

const saved = { isSuccess: true, errorReason: null, errorCode: 0 } as const satisfies SaveResult;

export function settingsRoutes(services: SettingsServices): Route[] {
  const { database, clock, humanCheck, cardTokens } = services;
  return [
    route(endpoints.getSettings, async ({ caller }) => caller.settings),
    route(endpoints.getSiteSettings, async ({ caller }) => ({
      ...caller.site.settings,
      siteKey: humanCheck.siteKey,
      humanCheck: humanCheck.kind,
      timeZone: caller.site.timeZone,
      ...(cardTokens ? { cardTokens } : {}),
    })),
    route(endpoints.getLogoName, async ({ caller: { site }, reply }) => {
      reply.header('cache-control', `public, max-age=${LOGO_FRESH_SECONDS}`);
      return {
        logoName: logoFile({ name: site.distributorName, logoName: site.logoName }),
        distributorName: site.distributorName,
        distributorPhone: site.distributorPhone,
      };
    }),
    route(endpoints.getMenu, async ({ caller }) => caller.settings.menu),
    route(endpoints.logMenuEntry, async ({ caller, params }) => {
      if (!isAvailable(caller.settings.menu, params.entry)) throw forbidden();
      await insertMenuChoice(database, signedInUser(caller).id, params.entry, clock.now());
      return { isSuccess: true };
    }),
    route(endpoints.getPageDefaults, ({ caller }) => findPageDefaults(database, signedInUser(caller).id)),
    route(endpoints.savePageDefaults, async ({ caller, body }) => {
      const { defaultPageLayout: layout, defaultPageSortBy: sort } = body;
      await updatePageDefaults(database, signedInUser(caller).id, {
        layout: layout === undefined ? undefined : layoutCode(layout),
        sort,
      });
      return saved;
    }),
    route(endpoints.getDefaultPageLayout, async ({ caller }) => ({
      defaultPageLayout: caller.site.defaultPageLayout,
    })),
    route(endpoints.saveDefaultPageLayout, async ({ caller, body }) => {
      const defaults = { default_page_layout: layoutCode(body.defaultPageLayout) };
      await saveSiteDefaults(services, { defaults, by: signedInUser(caller) });
      return saved;
    }),
    route(endpoints.getDefaultPageSortBy, async ({ caller }) => ({
      defaultPageSortBy: caller.site.defaultPageSortBy,
    })),
    route(endpoints.saveDefaultPageSortBy, async ({ caller, body }) => {
      const defaults = { default_page_sort_by: body.defaultPageSortBy };
      await saveSiteDefaults(services, { defaults, by: signedInUser(caller) });
      return saved;
    }),
  ];
}

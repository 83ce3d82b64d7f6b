import * as endpoints from '#domain/api/landing.ts';
import { isAvailable, type MenuItem } from '#domain/settings/menu.ts';
import { JSON_TEXT } from '../../platform/http/sendCompressed.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { landingPages, saveLandingPage } from './landingService.ts';

function mayEdit(menu: readonly MenuItem[]): boolean {
  return isAvailable(menu, 'AdminPanel') && isAvailable(menu, 'EditLandingPage');
}

export function landingRoutes({ database, clock }: Runtime): Route[] {
  const newest = landingPages(database);
  return [
    route(endpoints.getLanding, async ({ caller, reply }) => {
      const { whole, shown } = await newest();
      const text = caller.user && mayEdit(caller.settings.menu) ? whole : shown;
      return reply.header('cache-control', 'private, no-cache').type(JSON_TEXT).send(text);
    }),
    route(endpoints.saveLanding, ({ caller, body }) =>
      saveLandingPage(
        database,
        { userId: signedInUser(caller).id, timeZone: caller.site.timeZone, at: clock.now() },
        body,
      ),
    ),
  ];
}

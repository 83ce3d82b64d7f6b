import type { SaveResult } from '#domain/api/refusal.ts';
import * as endpoints from '#domain/api/theme.ts';
import { mayChooseColours } from '#domain/settings/mayChooseColours.ts';
import { colourOf } from '#domain/settings/theme.ts';
import { themeTexts } from '#domain/settings/themeTexts.ts';
import { forbidden, SaveRefused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Caller, signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { deleteUserTheme, findSystemTheme, findUserTheme, upsertUserTheme } from './themeRepository.ts';

const SAVED: SaveResult = { isSuccess: true, errorReason: null, errorCode: 0 };

function colour(which: 'primary' | 'secondary', sent: string): string {
  const found = colourOf(sent);
  if (found === null)
    throw new SaveRefused(409, 'invalidColor', themeTexts.noColour(which), { params: { color: which } });
  return found;
}

/** The owner of the theme; the menu was checked before. */
function ownerOf(caller: Caller): number {
  if (!mayChooseColours(caller.settings)) throw forbidden();
  return signedInUser(caller).id;
}

export function themeRoutes({ database }: Runtime): Route[] {
  return [
    route(endpoints.getTheme, async ({ caller: { user, settings } }) => {
      const own = user && mayChooseColours(settings) ? await findUserTheme(database, user.id) : null;
      return own ?? (await findSystemTheme(database));
    }),
    route(endpoints.getSystemTheme, () => findSystemTheme(database)),
    route(endpoints.saveTheme, async ({ caller, body }) => {
      const owner = ownerOf(caller);
      const primary = colour('primary', body.primaryColor);
      const secondary = colour('secondary', body.secondaryColor);
      await upsertUserTheme(database, owner, { theme: body.theme, primary, secondary });
      return SAVED;
    }),
    route(endpoints.deleteTheme, async ({ caller }) => {
      await deleteUserTheme(database, ownerOf(caller));
      return SAVED;
    }),
  ];
}

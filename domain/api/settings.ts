import { Type } from 'typebox';
import { MenuItem, MenuKey } from '../settings/menu.ts';
import { LayoutDefault, PageDefaults, PageDefaultsChange, SortDefault } from '../settings/preferences.ts';
import { SiteSettings, UserSettings } from '../settings/settings.ts';
import { endpoint } from './endpoint.ts';
import { Done, SaveResult } from './refusal.ts';

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'visitor',
  summary: 'User settings. Returns a Guest session if not signed in',
  answer: UserSettings,
});

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/settings/site',
  access: 'anonymous',
  summary: 'Site settings',
  answer: SiteSettings,
});

export const getLogoName = endpoint({
  method: 'GET',
  path: '/api/settings/logoname',
  access: 'anonymous',
  summary: "The logo (a file in /img, or '' if there is none), name and phone number of the shop",
  answer: Type.Object({
    logoName: Type.String(),
    distributorName: Type.String(),
    distributorPhone: Type.String(),
  }),
});

export const getMenu = endpoint({
  method: 'GET',
  path: '/api/menu',
  access: 'signedIn',
  isForPunchout: true,
  summary: 'Menu entries and reports available to the user',
  answer: Type.Array(MenuItem),
});

export const logMenuEntry = endpoint({
  method: 'GET',
  path: '/api/menu/log/:entry',
  access: 'signedIn',
  isForPunchout: true,
  summary: 'Log that a menu entry was used. 403 if the user does not have it',
  params: Type.Object({ entry: MenuKey }),
  answer: Done,
});

export const getPageDefaults = endpoint({
  method: 'GET',
  path: '/api/userPreferences/defaults',
  access: 'signedIn',
  isForPunchout: true,
  summary: "The user's own layout and sort of the products page (null if not set)",
  answer: PageDefaults,
});

export const savePageDefaults = endpoint({
  method: 'POST',
  path: '/api/userPreferences/defaults',
  access: 'signedIn',
  menuKeys: ['ViewProducts'],
  summary: "Save the user's own layout or sort, or both",
  body: PageDefaultsChange,
  answer: SaveResult,
});

export const getDefaultPageLayout = endpoint({
  method: 'GET',
  path: '/api/admin/defaultPageLayout',
  access: 'visitor',
  summary: 'Default layout of the products page',
  answer: Type.Object({ defaultPageLayout: PageDefaults.properties.defaultPageLayout }),
});

export const saveDefaultPageLayout = endpoint({
  method: 'POST',
  path: '/api/admin/defaultPageLayout',
  access: 'admin',
  summary: "Set the default layout of the products page. A user's own choice overrides it",
  body: LayoutDefault,
  answer: SaveResult,
});

export const getDefaultPageSortBy = endpoint({
  method: 'GET',
  path: '/api/admin/defaultPageSortBy',
  access: 'visitor',
  summary: 'Default sort of the products page',
  answer: Type.Object({ defaultPageSortBy: PageDefaults.properties.defaultPageSortBy }),
});

export const saveDefaultPageSortBy = endpoint({
  method: 'POST',
  path: '/api/admin/defaultPageSortBy',
  access: 'admin',
  summary: "Set the default sort of the products page. A user's own choice overrides it",
  body: SortDefault,
  answer: SaveResult,
});

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
  summary: 'What the user may do and see; a Guest session while anonymous',
  answer: UserSettings,
});

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/settings/site',
  access: 'anonymous',
  summary: 'What holds for the whole site',
  answer: SiteSettings,
});

export const getLogoName = endpoint({
  method: 'GET',
  path: '/api/settings/logoname',
  access: 'anonymous',
  summary: "The logo, a file of /img or '' where the distributor has sent none; its name, and whom to call",
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
  summary: 'Which menu entries and report cards the user has',
  answer: Type.Array(MenuItem),
});

export const logMenuEntry = endpoint({
  method: 'GET',
  path: '/api/menu/log/:entry',
  access: 'signedIn',
  isForPunchout: true,
  summary: 'Note that a menu entry was chosen; 403 for one that the user does not have',
  params: Type.Object({ entry: MenuKey }),
  answer: Done,
});

export const getPageDefaults = endpoint({
  method: 'GET',
  path: '/api/userPreferences/defaults',
  access: 'signedIn',
  isForPunchout: true,
  summary: "The user's own layout and sort of the product page (null = not chosen)",
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
  summary: "The site's default layout of the product page",
  answer: Type.Object({ defaultPageLayout: PageDefaults.properties.defaultPageLayout }),
});

export const saveDefaultPageLayout = endpoint({
  method: 'POST',
  path: '/api/admin/defaultPageLayout',
  access: 'admin',
  summary: "Set the site's default layout of the product page; what a user chose for himself stands above it",
  body: LayoutDefault,
  answer: SaveResult,
});

export const getDefaultPageSortBy = endpoint({
  method: 'GET',
  path: '/api/admin/defaultPageSortBy',
  access: 'visitor',
  summary: "The site's default sort of the product page",
  answer: Type.Object({ defaultPageSortBy: PageDefaults.properties.defaultPageSortBy }),
});

export const saveDefaultPageSortBy = endpoint({
  method: 'POST',
  path: '/api/admin/defaultPageSortBy',
  access: 'admin',
  summary: "Set the site's default sort of the product page; what a user chose for himself stands above it",
  body: SortDefault,
  answer: SaveResult,
});

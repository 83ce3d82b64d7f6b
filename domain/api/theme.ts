import { Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { Theme, ThemeCode } from '../settings/theme.ts';
import { endpoint } from './endpoint.ts';
import { SaveResult } from './refusal.ts';

export const getTheme = endpoint({
  method: 'GET',
  path: '/api/theme',
  access: 'visitor',
  summary: "The user's own theme, or the site's for whoever has none or may not have one",
  answer: Theme,
});

export const getSystemTheme = endpoint({
  method: 'GET',
  path: '/api/theme/reset',
  access: 'anonymous',
  summary: "The site's theme, which a user has after a reset; changes nothing",
  answer: Theme,
});

export const saveTheme = endpoint({
  method: 'POST',
  path: '/api/theme',
  access: 'signedIn',
  isForBusiness: true,
  menuKeys: ['ColorMaintenance'],
  summary: "Save the user's own theme, where his settings allow colors; 409 for what is no color",
  body: Type.Object({ theme: ThemeCode, primaryColor: Code, secondaryColor: Code }),
  answer: SaveResult,
  refusals: { 409: SaveResult },
});

export const deleteTheme = endpoint({
  method: 'DELETE',
  path: '/api/theme',
  access: 'signedIn',
  isForBusiness: true,
  menuKeys: ['ColorMaintenance'],
  summary: "Remove the user's own theme, where his settings allow colors: the site's holds again",
  answer: SaveResult,
});

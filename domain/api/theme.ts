import { Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { Theme, ThemeCode } from '../settings/theme.ts';
import { endpoint } from './endpoint.ts';
import { SaveResult } from './refusal.ts';

export const getTheme = endpoint({
  method: 'GET',
  path: '/api/theme',
  access: 'visitor',
  summary: "The user's own theme, or the site theme if the user has none or may not have one",
  answer: Theme,
});

export const getSystemTheme = endpoint({
  method: 'GET',
  path: '/api/theme/reset',
  access: 'anonymous',
  summary: 'The site theme, used after a reset. Changes nothing',
  answer: Theme,
});

export const saveTheme = endpoint({
  method: 'POST',
  path: '/api/theme',
  access: 'signedIn',
  isForBusiness: true,
  menuKeys: ['ColorMaintenance'],
  summary: "Save the user's own theme if their settings allow colors. 409 for an invalid color",
  body: Type.Object({ theme: ThemeCode, primaryColor: Code, secondaryColor: Code }),
  answer: SaveResult,
  refusals: { 409: SaveResult },
  codes: ['invalidColor'],
});

export const deleteTheme = endpoint({
  method: 'DELETE',
  path: '/api/theme',
  access: 'signedIn',
  isForBusiness: true,
  menuKeys: ['ColorMaintenance'],
  summary: "Remove the user's own theme if their settings allow colors. The site theme applies again",
  answer: SaveResult,
});

import { type Static, Type } from 'typebox';

/** Light 0, Dark 1 (specification 3). */
export const LIGHT = 0;
export const DARK = 1;
export const ThemeCode = Type.Union([Type.Literal(LIGHT), Type.Literal(DARK)]);
export type ThemeCode = Static<typeof ThemeCode>;

/** Colors as `#rrggbb`. A user without a theme has the site's. */
export const Theme = Type.Object({
  hasUserTheme: Type.Boolean(),
  theme: ThemeCode,
  primaryColor: Type.String(),
  secondaryColor: Type.String(),
});
export type Theme = Static<typeof Theme>;

const HEX = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/;

/** A typed color as `#rrggbb`, or null when it is not one: three digits are doubled, and the sign is optional. */
export function colourOf(typed: string): string | null {
  const [, short, long = short?.replace(/./g, '$&$&')] = HEX.exec(typed.trim().toLowerCase()) ?? [];
  return long === undefined ? null : `#${long}`;
}

import { STANDARD_COLOURS } from '#domain/settings/standardColours.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
/** Light, dark, or the device's setting. The server knows the first two. */
export type ThemeMode = (typeof THEME_MODES)[number];

/** The theme that a user or the site chose. Colors as `#rrggbb`. */
export interface ChosenTheme {
  readonly mode: ThemeMode;
  readonly primary: string;
  readonly secondary: string;
}

/** By the name of the token, as `#rrggbb`. */
export type ToneSet = Readonly<Record<string, string>>;

/** A theme with all that is derived from its colors; null means those of the style sheet. */
export interface ShownTheme extends ChosenTheme {
  readonly tones: { readonly light: ToneSet; readonly dark: ToneSet } | null;
}

/** Used before anything is known: the colors of the style sheet, light or dark like the device. */
export const STANDARD_THEME: ShownTheme = {
  mode: 'system',
  ...STANDARD_COLOURS,
  tones: null,
};

/** A theme and its user; a null username means the site's theme. */
export interface OwnedTheme {
  readonly username: string | null;
  readonly theme: ShownTheme;
}

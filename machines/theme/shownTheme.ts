import { STANDARD_COLOURS } from '#domain/settings/standardColours.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
/** Light or dark, or what the device has. The server knows the first two. */
export type ThemeMode = (typeof THEME_MODES)[number];

/** What somebody chose, or the site for him. Colours as `#rrggbb`. */
export interface ChosenTheme {
  readonly mode: ThemeMode;
  readonly primary: string;
  readonly secondary: string;
}

/** By the name of the token, `#rrggbb`. */
export type ToneSet = Readonly<Record<string, string>>;

/** A theme with all that is derived from its colours; null: they are those of the style sheet. */
export interface ShownTheme extends ChosenTheme {
  readonly tones: { readonly light: ToneSet; readonly dark: ToneSet } | null;
}

/** Before anything is known: the colours of the style sheet, light or dark as the device is. */
export const STANDARD_THEME: ShownTheme = {
  mode: 'system',
  ...STANDARD_COLOURS,
  tones: null,
};

/** Whose theme it is; null: the site's. */
export interface OwnedTheme {
  readonly username: string | null;
  readonly theme: ShownTheme;
}

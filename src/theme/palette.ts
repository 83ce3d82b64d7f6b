import { STANDARD_COLOURS } from '#domain/settings/standardColours.ts';
import { EDGE_CONTRAST, readColour, solidOf, TEXT_CONTRAST, tintOf, toneOn, visibleOn } from './contrast.ts';

export interface ThemeColours {
  readonly primary: string;
  readonly secondary: string;
}

export const DEFAULT_COLOURS: ThemeColours = STANDARD_COLOURS;

const LIGHT = {
  bg: '#f7f7f8',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f1f1f3',
  hairline: '#e4e4e7',
  control: '#898992',
  text: '#1b1b1f',
  muted: '#5e5e67',
  disabled: '#8b8b94',
  error: '#b42318',
  errorTint: '#fef3f2',
  errorFill: '#b42318',
  warning: '#8a5300',
  warningTint: '#fff7e6',
  success: '#17713a',
  successTint: '#edf8f0',
  imageTile: '#f4f4f5',
  backdrop: 'rgb(17 17 19 / 0.45)',
  notice: '#2a2a2f',
  onNotice: '#ffffff',
} as const;

export type Palette = Readonly<Record<keyof typeof LIGHT, string>> & {
  readonly accent: string;
  readonly accentHover: string;
  readonly accentEdge: string;
  readonly accentText: string;
  readonly accentTint: string;
  readonly onAccent: string;
  readonly badge: string;
  readonly onBadge: string;
  readonly promotion: string;
};

const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  bg: '#111113',
  surface: '#19191c',
  raised: '#212125',
  sunken: '#151517',
  hairline: '#303036',
  control: '#75757f',
  text: '#ececef',
  muted: '#a6a6b0',
  disabled: '#6f6f79',
  error: '#ff9a8f',
  errorTint: '#35191a',
  errorFill: '#c93a2e',
  warning: '#f2b75c',
  warningTint: '#332612',
  success: '#74cf94',
  successTint: '#15301e',
  imageTile: '#bdbdc4',
  backdrop: 'rgb(0 0 0 / 0.6)',
  notice: '#34343a',
  onNotice: '#ffffff',
};

function paletteOf(neutral: typeof DARK, theme: 'light' | 'dark', { primary, secondary }: ThemeColours): Palette {
  const shown = visibleOn(primary, neutral.surface);
  const accent = solidOf(shown);
  const badge = solidOf(visibleOn(secondary, neutral.surface));
  const accentTint = tintOf(primary, theme);
  const { bg, surface, raised, sunken, errorTint, warningTint, successTint } = neutral;
  const grounds = [bg, surface, raised, sunken, errorTint, warningTint, successTint, accentTint];
  return {
    ...neutral,
    accent: accent.fill,
    accentHover: accent.hover,
    accentEdge: toneOn(accent.fill, grounds, EDGE_CONTRAST),
    accentText: toneOn(shown, grounds, TEXT_CONTRAST),
    accentTint,
    onAccent: accent.on,
    badge: badge.fill,
    onBadge: badge.on,
    promotion: toneOn(secondary, grounds, TEXT_CONTRAST),
  };
}

/** Every color of both themes, with sufficient contrast for any two chosen colors. */
export function createPalettes(colours: ThemeColours): { readonly light: Palette; readonly dark: Palette } {
  const chosen = {
    primary: readColour(colours.primary) ?? DEFAULT_COLOURS.primary,
    secondary: readColour(colours.secondary) ?? DEFAULT_COLOURS.secondary,
  };
  return { light: paletteOf(LIGHT, 'light', chosen), dark: paletteOf(DARK, 'dark', chosen) };
}

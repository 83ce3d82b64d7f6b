import type { ChosenTheme, ShownTheme, ToneSet } from '#machines/theme/shownTheme.ts';
import { createPalettes, type Palette } from './palette.ts';
import type { Tone } from './tones.ts';

function tonesOf(palette: Palette): ToneSet & Record<Tone, string> {
  return {
    accent: palette.accent,
    'accent-hover': palette.accentHover,
    'accent-edge': palette.accentEdge,
    'accent-text': palette.accentText,
    'accent-tint': palette.accentTint,
    badge: palette.badge,
    promotion: palette.promotion,
    'on-accent': palette.onAccent,
    'on-badge': palette.onBadge,
  };
}

/** The tones of two colors in each theme, with sufficient contrast for any color. Imports the color library. */
export function deriveTones(colours: Pick<ChosenTheme, 'primary' | 'secondary'>): NonNullable<ShownTheme['tones']> {
  const { light, dark } = createPalettes(colours);
  return { light: tonesOf(light), dark: tonesOf(dark) };
}

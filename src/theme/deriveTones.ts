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

/** What the two colours become in each theme, readable whatever they are. Brings the library of colours along. */
export function deriveTones(colours: Pick<ChosenTheme, 'primary' | 'secondary'>): NonNullable<ShownTheme['tones']> {
  const { light, dark } = createPalettes(colours);
  return { light: tonesOf(light), dark: tonesOf(dark) };
}

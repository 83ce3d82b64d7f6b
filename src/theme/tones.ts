import type { ShownTheme, ToneSet } from '#machines/theme/shownTheme.ts';

/** The tokens that depend on the two theme colors; all others are the style sheet's. */
export const TONES = [
  'accent',
  'accent-hover',
  'accent-edge',
  'accent-text',
  'accent-tint',
  'badge',
  'promotion',
  'on-accent',
  'on-badge',
] as const;
export type Tone = (typeof TONES)[number];

export const propertyOf = (tone: string) => `--ui-colors-${tone}`;

const rule = (selector: string, tones: ToneSet) =>
  `${selector}{${TONES.map((tone) => `${propertyOf(tone)}:${tones[tone]}`).join(';')}}`;

/** In no layer, so that it overrides the tokens of `theme.css` and of Chakra. */
export function toneSheet({ light, dark }: NonNullable<ShownTheme['tones']>): string {
  return rule(':root', light) + rule('.dark', dark);
}

import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
const toOklch = register(modeOklch);

/** The minimum contrast of text with its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** The minimum contrast of a border, an icon or a focus ring with its background (WCAG 2.2, 1.4.11). */
export const EDGE_CONTRAST = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';
const INK = '#111113';
const STEP = 0.01;

export interface Solid {
  readonly fill: string;
  readonly hover: string;
  readonly on: string;
}

/** The color as `#rrggbb`, or null if it is invalid. */
export function readColour(text: string): string | null {
  return formatHex(toOklch(text)) ?? null;
}

export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

function parts(colour: string): Oklch {
  return toOklch(colour) ?? { mode: 'oklch', l: 0.5, c: 0 };
}

function withLightness(colour: Oklch, l: number): string {
  return formatHex(clampChroma({ ...colour, l: Math.min(1, Math.max(0, l)) }, 'oklch'));
}

/** The same hue, lighter or darker by the least amount that every background needs. */
export function toneOn(colour: string, grounds: readonly string[], least: number): string {
  if (leastContrast(colour, grounds) >= least) return colour;
  const darker = leastContrast(BLACK, grounds) >= leastContrast(WHITE, grounds);
  const chosen = parts(colour);
  for (let l = Math.min(1, chosen.l); l >= 0 && l <= 1; l += darker ? -STEP : STEP) {
    const tone = withLightness(chosen, l);
    if (leastContrast(tone, grounds) >= least) return tone;
  }
  return darker ? BLACK : WHITE;
}

function hoverOf(fill: string, on: string): string {
  const away = on === WHITE ? -0.06 : 0.06;
  const { l } = parts(fill);
  const moved = withLightness(parts(fill), l + away);
  const room = l + away > 0.12 && l + away < 0.99;
  return room ? moved : withLightness(parts(fill), l - 2 * away);
}

/** A fill for buttons and badges with a readable text color: white if a slightly darker fill allows it. */
export function solidOf(colour: string): Solid {
  const fits = contrast(colour, WHITE) >= EDGE_CONTRAST;
  const fill = fits ? toneOn(colour, [WHITE], TEXT_CONTRAST) : colour;
  const on = fits ? WHITE : INK;
  return { fill, hover: hoverOf(fill, on), on };
}

/** The color, unless it is nearly gray and invisible on the surface: then the same hue at the opposite lightness. */
export function visibleOn(colour: string, surface: string): string {
  const { c } = parts(colour);
  if (c >= 0.1 || contrast(colour, surface) >= EDGE_CONTRAST) return colour;
  return toneOn(colour, [surface], c < 0.03 ? 12 : 6);
}

/** A subtle background in the hue of the color, for selected elements. */
export function tintOf(colour: string, theme: 'light' | 'dark'): string {
  const chosen = parts(colour);
  const tint = theme === 'light' ? { l: 0.962, c: 0.022 } : { l: 0.285, c: 0.035 };
  return withLightness({ ...chosen, c: Math.min(chosen.c, tint.c) }, tint.l);
}

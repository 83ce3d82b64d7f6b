/** Colors of one drawing: `tint` is its own, `deep` the same in shadow, `pale` its paper. */
export interface Tones {
  tint: string;
  deep: string;
  pale: string;
}

export function tonesOfHue(hue: number): Tones;
export function tonesOfHue(hue: number | null): Tones | null;
export function tonesOfHue(hue: number | null): Tones | null {
  if (hue === null) return null;
  return { tint: `hsl(${hue} 50% 54%)`, deep: `hsl(${hue} 52% 41%)`, pale: `hsl(${hue} 60% 97%)` };
}

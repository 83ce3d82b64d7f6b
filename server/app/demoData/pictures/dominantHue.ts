import sharp from 'sharp';

const SIDE = 24;
const SECTORS = 24;
/** Below this share of its brightest channel a colour counts as grey. */
const LIVELY = 0.4;

/**
 * The hue of the largest area of a drawing without grays: the contents of a package give it its color. Null for a gray
 * drawing.
 */
export async function dominantHue(svg: string): Promise<number | null> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${SIDE}" height="${SIDE}">${svg}</svg>`;
  const pixels = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer();
  const weights = Array.from({ length: SECTORS }, () => 0);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (alpha < 200 || most < 80 || range < most * LIVELY) continue;
    const sector = Math.round((hueOf(red, green, blue, most, range) / 360) * SECTORS) % SECTORS;
    weights[sector] = (weights[sector] ?? 0) + range;
  }
  const heaviest = Math.max(...weights);
  return heaviest === 0 ? null : (weights.indexOf(heaviest) * 360) / SECTORS;
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? 120 + ((blue - red) / range) * 60 : 240 + ((red - green) / range) * 60;
}

import type { RenderedPicture } from '../rendering/renderers.ts';
import { banners } from './banners.ts';
import { logoSvg } from './logo.ts';
import { missingSvg } from './missing.ts';

const drawings: Readonly<Record<string, string>> = { ...banners, 'logo.svg': logoSvg, 'missing.svg': missingSvg };

/** The pictures that need no drawing; null for any other. */
export function siteDrawing(file: string): RenderedPicture | null {
  const svg = Object.hasOwn(drawings, file) ? drawings[file] : undefined;
  return svg === undefined ? null : { body: Buffer.from(svg), contentType: 'image/svg+xml' };
}

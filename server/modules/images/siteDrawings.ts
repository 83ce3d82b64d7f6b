import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import { banners } from './banners.ts';
import { logoSvg } from './logo.ts';
import { missingSvg } from './missing.ts';
import type { RenderedPicture } from './pictureRenderer.ts';

const drawings: Readonly<Record<string, string>> = {
  ...banners,
  [PROGRAM_LOGO]: logoSvg,
  'missing.svg': missingSvg,
};

/** The program's own pictures, which another release may draw in another way; null for any other. */
export function siteDrawing(file: string): RenderedPicture | null {
  const svg = Object.hasOwn(drawings, file) ? drawings[file] : undefined;
  return svg === undefined ? null : { body: Buffer.from(svg), contentType: 'image/svg+xml' };
}

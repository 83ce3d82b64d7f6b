import sharp from 'sharp';
import { siteDrawing } from '../images/siteDrawings.ts';
import type { Renderers } from '../rendering/renderers.ts';
import type { MailAttachment } from './transport.ts';

const HEIGHT = 112;
const MARGIN = 12;
const WHITE = '#ffffff';

export const LOGO_ID = 'logo@letter';

/** Mail programs show no SVG, and none knows whether the page is dark: a PNG on white. Null for a logo that cannot be drawn. */
export async function letterLogo(renderers: Renderers, logoName: string): Promise<MailAttachment | null> {
  const drawn = siteDrawing(logoName) ?? (await renderers.picture(logoName));
  if (!drawn) return null;
  const content = await sharp(drawn.body, { density: 288 })
    .resize({ height: HEIGHT - 2 * MARGIN })
    .flatten({ background: WHITE })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: WHITE })
    .png({ palette: true })
    .toBuffer();
  return { fileName: 'logo.png', contentType: 'image/png', content, contentId: LOGO_ID };
}

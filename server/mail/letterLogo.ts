import sharp from 'sharp';
import type { RenderedPicture } from '../rendering/renderers.ts';
import type { MailAttachment } from './transport.ts';

const HEIGHT = 112;
const MARGIN = 12;
const WHITE = '#ffffff';

export const LOGO_ID = 'logo@letter';

/** Mail programs show no SVG, and none knows whether the page is dark: a PNG on white. Null where the shop has no logo. */
export async function letterLogo(logo: RenderedPicture | null): Promise<MailAttachment | null> {
  if (!logo) return null;
  const content = await sharp(logo.body, { density: 288 })
    .resize({ height: HEIGHT - 2 * MARGIN })
    .flatten({ background: WHITE })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: WHITE })
    .png({ palette: true })
    .toBuffer();
  return { fileName: 'logo.png', contentType: 'image/png', content, contentId: LOGO_ID };
}

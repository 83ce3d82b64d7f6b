import sharp from 'sharp';
import type { RenderedPicture } from '../images/pictureRenderer.ts';
import type { MailAttachment } from './transport.ts';

/** Twice the pixels that it is shown with. */
const SIZE = { width: 520, height: 88 };
const MARGIN = 12;
const WHITE = '#ffffff';

const LOGO_ID = 'logo@letter';

export interface EmailLogo {
  attachment: MailAttachment & { contentId: string };
  /** The displayed width. */
  width: number;
  height: number;
}

/** Mail programs show no SVG, and the background is unknown: a PNG on white. Null when the shop has no logo. */
export async function emailLogo(logo: RenderedPicture | null): Promise<EmailLogo | null> {
  if (!logo) return null;
  const { data, info } = await sharp(logo.body, { density: 288 })
    .resize({ ...SIZE, fit: 'inside' })
    .flatten({ background: WHITE })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: WHITE })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return {
    attachment: { fileName: 'logo.png', contentType: 'image/png', content: data, contentId: LOGO_ID },
    width: Math.round(info.width / 2),
    height: Math.round(info.height / 2),
  };
}

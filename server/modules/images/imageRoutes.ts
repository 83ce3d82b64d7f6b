import { showImage } from '#domain/api/documents.ts';
import { uploadImage } from '#domain/api/images.ts';
import { notFound } from '../../platform/http/refused.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { pictureCache } from './imageCache.ts';
import type { ImageServices } from './services.ts';
import { shownPicture } from './shownPicture.ts';
import { siteDrawing } from './siteDrawings.ts';
import { pictureUpload } from './uploadPicture.ts';

const FILE_NAME = /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.)){0,95}\.(?:webp|png|svg|jpe?g|avif)$/i;
const NAMED_BY_CONTENT = 'public, max-age=31536000, immutable';
/** As long as the name of the logo (specification 9). */
const DRAWN_BY_PROGRAM = 'public, max-age=300';
/** An SVG that is opened directly must not act as a page. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

export function imageRoutes(services: ImageServices): Route[] {
  const upload = pictureUpload(services);
  const picture = pictureCache((file) => shownPicture(services, file));
  return [
    route(uploadImage, async ({ caller, body }) => await upload(body ?? new Uint8Array(), signedInUser(caller).id)),
    route(showImage, async ({ params, reply }) => {
      const found = FILE_NAME.test(params.file) ? await picture(params.file) : null;
      if (!found) throw notFound();
      return reply
        .header('cache-control', siteDrawing(params.file) ? DRAWN_BY_PROGRAM : NAMED_BY_CONTENT)
        .header('content-security-policy', IMAGE_POLICY)
        .header('etag', found.etag)
        .type(found.contentType)
        .send(found.body);
    }),
  ];
}

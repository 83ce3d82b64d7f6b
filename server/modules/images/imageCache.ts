import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sharedWork } from '../../platform/workers/sharedWork.ts';
import type { RenderedPicture } from './pictureRenderer.ts';

export interface Picture {
  body: Buffer;
  contentType: string;
  etag: string;
}

export type Render = (file: string) => Promise<RenderedPicture | null>;

const CACHE_BYTES = 64 * 1024 * 1024;
/** The maximum pictures that are being drawn or waiting: about twenty new visitors at once. */
const DRAWINGS_LIMIT = 128;

/** Pictures as they were drawn, up to `maxBytes`; calls for one file that come together draw it once. */
export function pictureCache(
  render: Render,
  maxBytes: number = CACHE_BYTES,
): (file: string) => Promise<Picture | null> {
  const drawn = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  const shareDrawing = sharedWork<Picture | null>(DRAWINGS_LIMIT);

  async function draw(file: string): Promise<Picture | null> {
    const rendered = await render(file);
    if (!rendered) return null;
    const { contentType } = rendered;
    const body = Buffer.from(rendered.body);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const picture = { body, contentType, etag };
    drawn.set(file, picture);
    return picture;
  }

  return async (file) => {
    return drawn.get(file) ?? (await shareDrawing(file, () => draw(file)));
  };
}

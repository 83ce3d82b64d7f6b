import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface Picture {
  body: Buffer;
  contentType: string;
  etag: string;
}

export type Render = (file: string) => Promise<{ body: Buffer; contentType: string } | null>;

const CACHE_BYTES = 64 * 1024 * 1024;

/** Pictures as they were drawn, up to `maxBytes`; calls for one file that come together draw it once. */
export function pictureCache(
  render: Render,
  maxBytes: number = CACHE_BYTES,
): (file: string) => Promise<Picture | null> {
  const drawn = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  const drawing = new Map<string, Promise<Picture | null>>();

  async function draw(file: string): Promise<Picture | null> {
    const rendered = await render(file);
    if (!rendered) return null;
    const { body, contentType } = rendered;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const picture = { body, contentType, etag };
    drawn.set(file, picture);
    return picture;
  }

  return async (file) => {
    const known = drawn.get(file);
    if (known) return known;
    const pending = drawing.get(file) ?? draw(file).finally(() => drawing.delete(file));
    drawing.set(file, pending);
    return await pending;
  };
}

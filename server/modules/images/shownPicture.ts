import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { PictureRenderer, RenderedPicture } from './pictureRenderer.ts';
import { findDrawing, findPicture, keepPictures } from './pictureStore.ts';
import { contentTypeOf, fileOf, type NamedPicture, namedPicture } from './productPicture.ts';
import { siteDrawing } from './siteDrawings.ts';

interface PictureServices {
  database: Kysely<Database>;
  renderers: Pick<PictureRenderer, 'sizes'>;
  clock: Clock;
}

/** Renders a size of a drawing at its first request, and stores it. */
async function madeOf(
  { database, renderers, clock }: PictureServices,
  { stem, size, format }: NamedPicture,
): Promise<RenderedPicture | null> {
  const drawing = await findDrawing(database, stem);
  const made = drawing && (await renderers.sizes({ bytes: drawing, sizes: [size], format }));
  if (!made || 'refusal' in made) return null;
  const contentType = contentTypeOf(format);
  const pictures = made.pictures.map(({ body, width, height }) => {
    return { file: fileOf(stem, size, format), stem, contentType, body, width, height };
  });
  await keepPictures(database, pictures, clock.now());
  return pictures[0] ?? null;
}

/** The picture of a name in /img; null for an unknown name. */
export async function shownPicture(services: PictureServices, file: string): Promise<RenderedPicture | null> {
  const kept = siteDrawing(file) ?? (await findPicture(services.database, file));
  if (kept) return kept;
  const named = namedPicture(file);
  return named && (await madeOf(services, named));
}

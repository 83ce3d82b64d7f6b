import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { RenderedPicture } from './pictureRenderer.ts';

export interface NewPicture extends RenderedPicture {
  file: string;
  width: number;
  height: number;
  /** The common part of the names of all its sizes. */
  stem?: string;
}

/** Returns how many did not exist yet. */
export async function keepPictures(
  database: Kysely<Database>,
  pictures: readonly NewPicture[],
  now: Date,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('picture')
    .values(
      pictures.map(({ file, body, contentType, width, height, stem = null }) => ({
        file,
        body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
        content_type: contentType,
        width,
        height,
        made_at: now,
        stem,
      })),
    )
    .onConflict((conflict) => conflict.column('file').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

export async function findPicture(database: Kysely<Database>, file: string): Promise<RenderedPicture | null> {
  const found = await database
    .selectFrom('picture')
    .select(['body', 'content_type as contentType'])
    .where('file', '=', file)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether all of them are stored. */
export async function isKept(database: Kysely<Database>, files: readonly string[]): Promise<boolean> {
  const found = await database.selectFrom('picture').select('file').where('file', 'in', files).execute();
  return found.length === files.length;
}

/** The drawing whose sizes are made at the first request. */
export async function findDrawing(database: Kysely<Database>, stem: string): Promise<Buffer | null> {
  const found = await database.selectFrom('drawing').select('svg').where('stem', '=', stem).executeTakeFirst();
  return found ? Buffer.from(found.svg) : null;
}

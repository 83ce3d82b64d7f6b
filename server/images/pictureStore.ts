import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RenderedPicture } from '../rendering/renderers.ts';

const NAME_LENGTH = 24;

/** What bytes are called: 120 bits of their hash, in letters that no file system and no address confuses. */
export function nameOfBytes(...parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(32)
    .padStart(52, '0')
    .slice(0, NAME_LENGTH);
}

export interface NewPicture extends RenderedPicture {
  file: string;
  width: number;
  height: number;
}

/** False where it was there already. */
export async function keepPicture(database: Kysely<Database>, picture: NewPicture, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('picture')
    .values({
      file: picture.file,
      body: Buffer.from(picture.body),
      content_type: picture.contentType,
      width: picture.width,
      height: picture.height,
      made_at: now,
    })
    .onConflict((conflict) => conflict.column('file').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findPicture(database: Kysely<Database>, file: string): Promise<RenderedPicture | null> {
  const found = await database
    .selectFrom('picture')
    .select(['body', 'content_type as contentType'])
    .where('file', '=', file)
    .executeTakeFirst();
  return found ?? null;
}

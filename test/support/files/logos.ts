import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { nameOfBytes } from '../../../server/modules/images/pictureName.ts';
import { keepPictures } from '../../../server/modules/images/pictureStore.ts';
import type { Database } from '../../../server/platform/database/schema.ts';

interface Picture {
  width?: number;
  height?: number;
  background?: { r: number; g: number; b: number; alpha: number };
}

const RED = { r: 200, g: 0, b: 0, alpha: 1 };

/** A logo as the shop stores uploaded ones. */
export async function logoOf({ width = 300, height = 300, background = RED }: Picture = {}): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 4, background } })
    .webp({ lossless: true })
    .toBuffer();
}

/** Makes a picture the logo of the site. */
export async function giveLogo(database: Kysely<Database>, picture: Picture = {}): Promise<string> {
  const body = await logoOf(picture);
  const file = `${nameOfBytes(body)}.webp`;
  const { width = 300, height = 300 } = picture;
  await keepPictures(database, [{ file, body, contentType: 'image/webp', width, height }], new Date(0));
  await database.updateTable('site').set({ logo_name: file }).execute();
  return file;
}

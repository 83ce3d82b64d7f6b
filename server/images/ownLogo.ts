import type { Kysely } from 'kysely';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import { demoDistributor } from '../database/demo/site.ts';
import type { Database } from '../database/schema.ts';
import type { RenderedPicture } from '../rendering/renderers.ts';
import { findPicture, isKept } from './pictureStore.ts';
import { siteDrawing } from './siteDrawings.ts';

/** The file of /img that is the distributor's; null where it is gone. The one that the program brings along is that of the demo's distributor. */
export async function ownLogo(
  database: Kysely<Database>,
  { name, logoName }: { name: string; logoName: string },
): Promise<string | null> {
  if (logoName === PROGRAM_LOGO) return name === demoDistributor ? logoName : null;
  return siteDrawing(logoName) || (await isKept(database, [logoName])) ? logoName : null;
}

/** What is in such a file. */
export async function logoPicture(database: Kysely<Database>, logo: string | null): Promise<RenderedPicture | null> {
  return logo === null ? null : (siteDrawing(logo) ?? (await findPicture(database, logo)));
}

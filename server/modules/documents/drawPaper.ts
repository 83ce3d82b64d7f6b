import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { logoPicture } from '../images/ownLogo.ts';
import type { PaperRenderer } from './paperRenderer.ts';
import type { PaperSource } from './paperSource.ts';

/** A paper as a PDF, drawn by another thread; `text` is its source as JSON. */
export async function drawPaper(
  { database, renderers }: { database: Kysely<Database>; renderers: Pick<PaperRenderer, 'paper'> },
  { letterhead }: Pick<PaperSource, 'letterhead'>,
  { text, madeAt }: { text: string; madeAt: Date },
): Promise<Buffer> {
  const picture = await logoPicture(database, letterhead.logo);
  return Buffer.from(await renderers.paper({ text, logo: picture?.body ?? null, madeAt }));
}

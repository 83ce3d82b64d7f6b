import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { logoPicture } from '../images/ownLogo.ts';
import type { PdfRenderer } from './pdfRenderer.ts';
import type { PdfSource } from './pdfSource.ts';

/** A document as a PDF, drawn by another thread; `text` is its source as JSON. */
export async function renderPdf(
  { database, renderers }: { database: Kysely<Database>; renderers: Pick<PdfRenderer, 'pdf'> },
  { letterhead }: Pick<PdfSource, 'letterhead'>,
  { text, madeAt }: { text: string; madeAt: Date },
): Promise<Buffer> {
  const picture = await logoPicture(database, letterhead.logo);
  return Buffer.from(await renderers.pdf({ text, logo: picture?.body ?? null, madeAt }));
}

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { PaperSize } from '../../platform/pdf/look.ts';
import { ownLogo } from '../images/ownLogo.ts';

/** A logo in pixels as paper shows it: no transparency, no more of them than can be seen. */
export interface PaperLogo {
  png: Buffer;
  width: number;
  height: number;
}

/** Who writes, and on what paper. */
export interface Letterhead {
  name: string;
  address: string;
  phone: string;
  paperSize: PaperSize;
  /** A file of /img, named by what is in it, or the program's own; null for none. */
  logo: string | null;
  /** The pixels of that file, where it is drawn and can be read. */
  picture?: PaperLogo | null;
}

export async function findLetterhead(database: Kysely<Database>): Promise<Letterhead> {
  const { logoName, ...letterhead } = await database
    .selectFrom('site')
    .select(['distributor_name as name', 'distributor_address as address', 'distributor_phone as phone'])
    .select(['paper_size as paperSize', 'logo_name as logoName'])
    .$narrowType<{ paperSize: PaperSize }>()
    .executeTakeFirstOrThrow();
  return { ...letterhead, logo: await ownLogo(database, { name: letterhead.name, logoName }) };
}

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Letterhead } from '../../platform/pdf/letterhead.ts';
import type { PaperSize } from '../../platform/pdf/look.ts';
import { ownLogo } from '../images/ownLogo.ts';

export async function findLetterhead(database: Kysely<Database>): Promise<Letterhead> {
  const { logoName, ...letterhead } = await database
    .selectFrom('site')
    .select(['distributor_name as name', 'distributor_address as address', 'distributor_phone as phone'])
    .select(['paper_size as paperSize', 'logo_name as logoName'])
    .$narrowType<{ paperSize: PaperSize }>()
    .executeTakeFirstOrThrow();
  return { ...letterhead, logo: await ownLogo(database, { name: letterhead.name, logoName }) };
}

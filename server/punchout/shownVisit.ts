import type { Kysely } from 'kysely';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import type { Database } from '../database/schema.ts';
import type { CallerVisit } from '../session/caller.ts';
import { findVisit } from './visitRepository.ts';

/** What the browser has to know of its visit. */
export async function shownVisit(database: Kysely<Database>, { id }: CallerVisit): Promise<PunchoutVisit> {
  const { operation, partnerName, postbackUrl, startProductKey, notes } = await findVisit(database, id);
  return { operation, partnerName, postbackUrl, productKey: startProductKey, notes: [...notes] };
}

import type { Kysely } from 'kysely';
import { askedDetails } from '#domain/punchout/askedDetails.ts';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { CallerVisit } from '../access/caller.ts';
import { findVisit } from './visitRepository.ts';

/** The browser's data of its visit. */
export async function shownVisit(database: Kysely<Database>, { id }: CallerVisit): Promise<PunchoutVisit> {
  const visit = await findVisit(database, id);
  const { operation, partnerName, postbackUrl, startProductKey: productKey, notes } = visit;
  return { operation, partnerName, postbackUrl, productKey, notes: [...notes], asks: askedDetails(visit) };
}

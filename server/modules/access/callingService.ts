import { type Kysely, sql } from 'kysely';
import { isScope, type Scope } from '#domain/integration/scopes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hashToken } from '../../platform/http/token.ts';
import { countCall } from './callLimits.ts';

/** A program that makes a call. */
export interface CallingService {
  id: number;
  name: string;
  scopes: readonly Scope[];
}

/** Calls of one token within an hour: two orders a second, and a batch beside each. */
const CALLS_OF_ONE = 3_600;
/** The limit of one address; it is higher because several programs may share it. */
const CALLS_OF_ADDRESS = 4 * CALLS_OF_ONE;

/** Its last use is written down this often at most. */
const NOTED_EVERY = sql`interval '1 minute'`;

/** Null for a token that is unknown or revoked. Counts the call, or refuses it. */
export async function findCallingService(
  database: Kysely<Database>,
  token: string,
  { address, now }: { address: string; now: Date },
): Promise<CallingService | null> {
  const hash = hashToken(token);
  const found = await database
    .selectFrom('service_token')
    .select(['id', 'name', 'scopes'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const limit = { call: 'integration', perAddress: CALLS_OF_ADDRESS, perAccount: CALLS_OF_ONE };
  await countCall(database, limit, { address, account: String(found.id), now });
  await database
    .updateTable('service_token')
    .set({ last_used_at: now })
    .where('id', '=', found.id)
    .where(sql<boolean>`(last_used_at is null or last_used_at < ${now}::timestamptz - ${NOTED_EVERY})`)
    .execute();
  return { ...found, scopes: found.scopes.filter(isScope) };
}

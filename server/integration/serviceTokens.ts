import { type Kysely, type Selectable, sql } from 'kysely';
import { isScope, type Scope } from '#domain/integration/scopes.ts';
import { countCall } from '../account/callLimits.ts';
import { addAudit } from '../audit/auditRepository.ts';
import type { Database } from '../database/schema.ts';
import { hashToken } from '../session/token.ts';

/** A program that makes a call. */
export interface CallingService {
  id: number;
  name: string;
  scopes: readonly Scope[];
}

/** Calls of one token within an hour: two orders a second, and a batch beside each. */
const CALLS_OF_ONE = 3_600;
/** From one address: several programs may stand behind it. */
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

export type ServiceTokenRow = Omit<Selectable<Database['service_token']>, 'token_hash'>;

/** The newest first. */
export async function findServiceTokens(database: Kysely<Database>): Promise<ServiceTokenRow[]> {
  return await database
    .selectFrom('service_token')
    .select(['id', 'name', 'scopes', 'created_at', 'last_used_at', 'revoked_at'])
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** False where a living token has the name; of the secret only a digest is kept. */
export async function addServiceToken(
  database: Kysely<Database>,
  { name, scopes, secret, now }: { name: string; scopes: readonly Scope[]; secret: string; now: Date },
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('service_token')
      .values({ name, scopes: [...scopes], token_hash: hashToken(secret), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return false;
    const subject = `${name}: ${scopes.join(', ')}`;
    await addAudit(transaction, { at: now, userId: null, action: 'token.create', subject });
    return true;
  });
}

/** From the next call on it is nobody's. False where no living token has the name. */
export async function revokeServiceToken(
  database: Kysely<Database>,
  { name, now }: { name: string; now: Date },
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable('service_token')
      .set({ revoked_at: now })
      .where(sql`lower(name)`, '=', name.toLowerCase())
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!revoked) return false;
    await addAudit(transaction, { at: now, userId: null, action: 'token.revoke', subject: revoked.name });
    return true;
  });
}

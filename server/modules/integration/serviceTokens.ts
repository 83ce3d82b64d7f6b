import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '#domain/integration/scopes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hashToken } from '../../platform/http/token.ts';
import { addAudit } from '../audit/auditRepository.ts';

export type TokenRow = Omit<Selectable<Database['service_token']>, 'token_hash' | 'created_by'> & {
  /** Null: at the server's own command line. */
  created_by: string | null;
};

/** The actor of a token change; without a user at the server's own command line. */
interface Who {
  userId: number | null;
  now: Date;
}

const withMaker = (database: Kysely<Database>) =>
  database
    .selectFrom('service_token as t')
    .leftJoin('app_user as u', 'u.id', 't.created_by')
    .select(['t.id', 't.name', 't.scopes', 't.created_at', 't.last_used_at', 't.revoked_at', 'u.name as created_by']);

/** A page of them, those in use first, then the newest first. */
export async function findServiceTokens(
  database: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TokenRow[]; total: number }> {
  const rows = await withMaker(database)
    .orderBy(sql`t.revoked_at is not null`)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await database
    .selectFrom('service_token')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Null when an active token has the name; only a digest of the secret is stored. */
export async function addServiceToken(
  database: Kysely<Database>,
  { userId, now }: Who,
  { name, scopes, secret }: { name: string; scopes: readonly Scope[]; secret: string },
): Promise<TokenRow | null> {
  return await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('service_token')
      .values({ name, scopes: [...scopes], token_hash: hashToken(secret), created_at: now, created_by: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return null;
    const subject = `${name}: ${scopes.join(', ')}`;
    await addAudit(transaction, { at: now, userId, action: 'token.create', subject });
    return await withMaker(transaction).where('t.id', '=', added.id).executeTakeFirstOrThrow();
  });
}

/** Revokes the token from the next call on. Null when it does not exist; a revoked token stays unchanged. */
export async function revokeServiceToken(
  database: Kysely<Database>,
  { userId, now }: Who,
  id: number,
): Promise<TokenRow | null> {
  return await database.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable('service_token')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (revoked) await addAudit(transaction, { at: now, userId, action: 'token.revoke', subject: revoked.name });
    return (await withMaker(transaction).where('t.id', '=', id).executeTakeFirst()) ?? null;
  });
}

/** The active token with this name; case is ignored. */
export async function findActiveToken(database: Kysely<Database>, name: string): Promise<number | null> {
  const found = await database
    .selectFrom('service_token')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

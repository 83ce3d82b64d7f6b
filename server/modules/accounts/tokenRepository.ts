import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { SignUpRecord } from '../../platform/database/signUpRecord.ts';
import { hashToken } from '../../platform/http/token.ts';
import { unverifiedSince } from '../retention/retention.ts';

interface NewToken {
  kind: 'verify' | 'reset';
  token: string;
  userId: number;
  expiresAt: Date;
  signUp: SignUpRecord | null;
}

/** Stores only the hash of a token; returns the token. */
export async function addToken(database: Kysely<Database>, added: NewToken): Promise<Buffer> {
  const { kind, token, userId, expiresAt, signUp } = added;
  const tokenHash = hashToken(token);
  await database
    .insertInto('account_token')
    .values({
      token_hash: tokenHash,
      kind,
      user_id: userId,
      expires_at: expiresAt,
      sign_up: signUp && JSON.stringify(signUp),
    })
    .execute();
  return tokenHash;
}

/** The hashes of the links that set this user's password. */
export async function findActiveResets(database: Kysely<Database>, userId: number, now: Date): Promise<Buffer[]> {
  const rows = await database
    .selectFrom('account_token')
    .select('token_hash as tokenHash')
    .where('user_id', '=', userId)
    .where('kind', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ tokenHash }) => tokenHash);
}

/** The token of a verification email while it lives, used or not; locks it and its account. */
export async function findVerification(
  transaction: Transaction<Database>,
  token: string,
  now: Date,
): Promise<{ userId: number; isVerified: boolean; signUp: SignUpRecord | null } | undefined> {
  return await transaction
    .selectFrom('account_token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .select(['u.id as userId', 'u.is_verified as isVerified', 't.sign_up as signUp'])
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', 'verify')
    .where('t.expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUsed(transaction: Transaction<Database>, token: string, now: Date): Promise<void> {
  await transaction
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/**
 * The user whose password the token sets, with the user type; null for a token that is expired, used, of another kind
 * or unknown.
 */
export async function findReset(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ sessionType: string } | undefined> {
  return await database
    .selectFrom('account_token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .select('u.session_type as sessionType')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', 'reset')
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('u.is_disabled', '=', false)
    .executeTakeFirst();
}

/** Uses a reset token, and invalidates the others of its user: of several calls at once only one succeeds. */
export async function useReset(transaction: Transaction<Database>, token: string, now: Date): Promise<number | null> {
  const used = await transaction
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}

export async function removeResets(transaction: Transaction<Database>, userId: number): Promise<void> {
  await transaction.deleteFrom('account_token').where('user_id', '=', userId).where('kind', '=', 'reset').execute();
}

/** Deletes expired tokens, and accounts whose address was never verified, with their customers. */
export async function removeExpiredTokens(database: Kysely<Database>, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('account_token').where('kind', '=', 'reset').where('expires_at', '<=', now).execute();
    await transaction
      .deleteFrom('account_token')
      .where('kind', '=', 'verify')
      .where('expires_at', '<=', unverifiedSince(now))
      .execute();
    const abandoned = sql`select id from app_user u where session_type = 'Consumer' and not is_verified
      and not exists (select from account_token t where t.user_id = u.id)`;
    await sql`update app_user set customer_key = null where id in (${abandoned})`.execute(transaction);
    await sql`delete from customer where walk_in_user_id in (${abandoned})`.execute(transaction);
    await sql`delete from app_user where id in (${abandoned})`.execute(transaction);
  });
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { SessionEndCode } from '#domain/session/sessionEndCode.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Every session of a user ends, but for the one that may go on, and so does every document that was opened with it. */
export async function endSessions(
  transaction: Transaction<Database>,
  { userId, except, code, now }: { userId: number; except: Buffer | null; code: SessionEndCode; now: Date },
): Promise<void> {
  const ended = await transaction
    .updateTable('session')
    .set({ revoked_at: now, ended_code: code })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== null, (query) => query.where('token_hash', '<>', except))
    .returning('token_hash')
    .execute();
  const tokens = ended.map(({ token_hash }) => token_hash);
  if (tokens.length > 0) await transaction.deleteFrom('document').where('token_hash', 'in', tokens).execute();
}

/**
 * Ends the sessions of all disabled accounts, with the documents opened in them: they do not come back with the
 * account.
 */
export async function endSessionsOfDisabled(transaction: Transaction<Database>): Promise<void> {
  await sql`
    with ended as (
      update session s set revoked_at = now(), ended_code = 'sessionExpired' from app_user u
      where u.id = s.user_id and u.is_disabled and s.revoked_at is null returning s.token_hash
    )
    delete from document d using ended where d.token_hash = ended.token_hash`.execute(transaction);
  await sql`delete from account_token t using app_user u where u.id = t.user_id and u.is_disabled and t.kind = 'reset'`.execute(
    transaction,
  );
}

/** Why the session of this token ended, if there is a code for it. */
export async function findEndCode(database: Kysely<Database>, tokenHash: Buffer): Promise<SessionEndCode | null> {
  const found = await database
    .selectFrom('session')
    .select('ended_code')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.ended_code === 'passwordChanged' ? 'passwordChanged' : null;
}

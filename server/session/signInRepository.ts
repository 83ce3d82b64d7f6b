import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { livingSince } from '../retention.ts';

interface Who {
  username: string;
  address: string;
}

export async function findUserByName(
  database: Kysely<Database>,
  lowerCaseName: string,
): Promise<{ id: number; password_hash: string } | undefined> {
  return await database
    .selectFrom('app_user')
    .select(['id', 'password_hash'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', lowerCaseName))
    .executeTakeFirst();
}

/**
 * Books an attempt as failed before its password is looked at, so that attempts made all at once are counted too; a right
 * password clears it. Answers the oldest failure when `limit` of them have happened since, and then books nothing.
 */
export async function bookAttempt(
  database: Kysely<Database>,
  { username, address }: Who,
  { limit, since, now }: { limit: number; since: Date; now: Date },
): Promise<{ isBooked: true } | { isBooked: false; oldest: Date }> {
  return await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${address} ${username}`}, 0))`.execute(transaction);
    await transaction.deleteFrom('sign_in_failure').where('failed_at', '<=', since).execute();
    const { count, oldest } = await transaction
      .selectFrom('sign_in_failure')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('failed_at').as('oldest')])
      .where('username', '=', username)
      .where('address', '=', address)
      .where('failed_at', '>', since)
      .executeTakeFirstOrThrow();
    if (oldest && count >= limit) return { isBooked: false, oldest };
    await transaction.insertInto('sign_in_failure').values({ username, address, failed_at: now }).execute();
    return { isBooked: true };
  });
}

export async function clearFailures(database: Kysely<Database>, { username, address }: Who): Promise<void> {
  await database
    .deleteFrom('sign_in_failure')
    .where('username', '=', username)
    .where('address', '=', address)
    .execute();
}

export async function insertSession(
  database: Kysely<Database>,
  { tokenHash, userId, now }: { tokenHash: Buffer; userId: number; now: Date },
): Promise<void> {
  await database
    .insertInto('session')
    .values({ token_hash: tokenHash, user_id: userId, created_at: now, last_used_at: now })
    .execute();
}

/** Those that were revoked, were not used for too long or are too old: their tokens say as little as unknown ones. */
export async function removeEndedSessions(database: Kysely<Database>, now: Date): Promise<void> {
  const { idleSince, bornAfter } = livingSince(now);
  await database
    .deleteFrom('session')
    .where(({ eb, or }) =>
      or([eb('revoked_at', 'is not', null), eb('last_used_at', '<=', idleSince), eb('created_at', '<=', bornAfter)]),
    )
    .execute();
}

/** The token dies, and with it every document that was opened with it. */
export async function revokeSession(database: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('session').set({ revoked_at: now }).where('token_hash', '=', tokenHash).execute();
    await transaction.deleteFrom('document').where('token_hash', '=', tokenHash).execute();
  });
}

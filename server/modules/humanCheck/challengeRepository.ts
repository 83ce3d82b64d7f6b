import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** The signing secret of puzzles, the same for all servers of this database. */
export async function findChallengeSecret(database: Kysely<Database>): Promise<string> {
  const { human_check_secret: secret } = await database
    .selectFrom('site')
    .select('human_check_secret')
    .executeTakeFirstOrThrow();
  return secret;
}

/** False for a solved puzzle: of two simultaneous solutions only one counts. */
export async function noteSolved(database: Kysely<Database>, nonce: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('solved_challenge')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function removeExpiredChallenges(database: Kysely<Database>, now: Date): Promise<void> {
  await database.deleteFrom('solved_challenge').where('expires_at', '<=', now).execute();
}

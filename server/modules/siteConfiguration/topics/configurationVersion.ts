import { type Kysely, sql, type Transaction } from 'kysely';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import type { Database } from '../../../platform/database/schema.ts';

export async function findVersion(database: Kysely<Database>, topic: ConfigurationTopic): Promise<number> {
  const row = await database
    .selectFrom('setting_version')
    .select('version')
    .where('topic', '=', topic)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Takes the next version; false when the read version is not the newest. A concurrent change waits for this
 * transaction.
 */
export async function takeVersion(
  transaction: Transaction<Database>,
  topic: ConfigurationTopic,
  read: number,
): Promise<boolean> {
  await sql`insert into setting_version (topic, version) values (${topic}, 0) on conflict do nothing`.execute(
    transaction,
  );
  const { numUpdatedRows } = await transaction
    .updateTable('setting_version')
    .set({ version: read + 1 })
    .where('topic', '=', topic)
    .where('version', '=', read)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

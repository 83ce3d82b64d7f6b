import { type Kysely, sql, type Transaction } from 'kysely';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import { type SearchWords, writtenGroups } from '#domain/siteConfiguration/searchWords.ts';
import type { Configuration } from '#domain/siteConfiguration/topics.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { TopicStore } from './topicStore.ts';

async function find(database: Kysely<Database>): Promise<Omit<Configuration['synonyms'], 'version'>> {
  const { words } = await database.selectFrom('site').select('search_words as words').executeTakeFirstOrThrow();
  return { groups: words ?? [...FOOD_SERVICE_SYNONYMS] };
}

/**
 * The default words are not stored: they stay those of the program. The version of the catalog changes, those of its
 * products do not.
 */
async function write(transaction: Transaction<Database>, change: SearchWords): Promise<void> {
  const written = JSON.stringify(writtenGroups(change.groups));
  const words = written === JSON.stringify(FOOD_SERVICE_SYNONYMS) ? null : written;
  const { rows } = await sql<{ version: number }>`select new_catalogue_version() as version`.execute(transaction);
  await sql`update site set search_words = ${words}::jsonb, search_words_version = ${rows[0]?.version}`.execute(
    transaction,
  );
}

export const synonymStore: TopicStore<'synonyms'> = { find, write };

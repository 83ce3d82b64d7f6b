import { type Kysely, sql, type Transaction } from 'kysely';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { Configuration } from '#domain/siteConfiguration/topics.ts';
import type { UserConfiguration } from '#domain/siteConfiguration/userConfiguration.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { settingsOf } from '../../access/callerRepository.ts';
import type { TopicStore } from './topicStore.ts';

async function find(database: Kysely<Database>): Promise<Omit<Configuration['user'], 'version'>> {
  const { rows } = await sql<{ settings: Partial<UserSettings> }>`select user_settings as settings from site`.execute(
    database,
  );
  const { sessionType: _session, menu: _menu, ...settings } = settingsOf(rows[0]?.settings ?? null);
  return settings;
}

async function write(transaction: Transaction<Database>, { version: _, ...change }: UserConfiguration): Promise<void> {
  const settings = {
    ...change,
    checkoutMessage: change.checkoutMessage?.trim() || null,
    missingImage: change.missingImage || null,
    totalOrderQuantityLabel: change.totalOrderQuantityLabel.trim(),
  };
  await sql`update site set user_settings = user_settings || ${JSON.stringify(settings)}::jsonb`.execute(transaction);
}

export const userStore: TopicStore<'user'> = { find, write };

import { type Kysely, sql } from 'kysely';
import {
  type ChosenPasswordOptions,
  LIMITED_PASSWORD_LENGTH,
  LONGEST_PASSWORD,
  type PasswordOptions,
} from '#domain/account/passwordPolicy.ts';
import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import type { Database } from '../../platform/database/schema.ts';

interface SettingsRow {
  password_options: ChosenPasswordOptions & { limitPasswordLength: boolean };
  consumer_settings: ConsumerSettings;
  has_terms: boolean;
  has_privacy: boolean;
}

async function findRow(database: Kysely<Database>): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`select password_options, consumer_settings,
    terms <> '' as has_terms, privacy <> '' as has_privacy from site`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database has no site row');
  return row;
}

export async function findPasswordOptions(database: Kysely<Database>): Promise<PasswordOptions> {
  const { limitPasswordLength, ...options } = (await findRow(database)).password_options;
  const maximumPasswordLength = limitPasswordLength ? LIMITED_PASSWORD_LENGTH : LONGEST_PASSWORD;
  // A site whose limit was lowered later requires no more than it allows.
  const minimumPasswordLength = Math.min(options.minimumPasswordLength, maximumPasswordLength);
  return { ...options, minimumPasswordLength, maximumPasswordLength };
}

/** Whether the length is limited stays unchanged. */
export async function updatePasswordOptions(database: Kysely<Database>, options: ChosenPasswordOptions): Promise<void> {
  await sql`update site set password_options = password_options || ${JSON.stringify(options)}::jsonb`.execute(database);
}

export async function findConsumerSettings(database: Kysely<Database>): Promise<ConsumerSettings> {
  const { consumer_settings, has_terms, has_privacy } = await findRow(database);
  return { ...consumer_settings, ...(has_terms && { hasTerms: true }), ...(has_privacy && { hasPrivacy: true }) };
}

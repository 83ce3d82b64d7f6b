import { type Kysely, sql } from 'kysely';
import { LIMITED_PASSWORD_LENGTH, LONGEST_PASSWORD, type PasswordOptions } from '#domain/account/passwordPolicy.ts';
import type { ConsumerSettings } from '#domain/api/consumer.ts';
import type { Database } from '../database/schema.ts';

interface SettingsRow {
  password_options: Omit<PasswordOptions, 'maximumPasswordLength'> & { limitPasswordLength: boolean };
  consumer_settings: ConsumerSettings;
}

async function findRow(database: Kysely<Database>): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`select password_options, consumer_settings from site`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database has no site row');
  return row;
}

export async function findPasswordOptions(database: Kysely<Database>): Promise<PasswordOptions> {
  const { limitPasswordLength, ...options } = (await findRow(database)).password_options;
  return { ...options, maximumPasswordLength: limitPasswordLength ? LIMITED_PASSWORD_LENGTH : LONGEST_PASSWORD };
}

export async function findConsumerSettings(database: Kysely<Database>): Promise<ConsumerSettings> {
  return (await findRow(database)).consumer_settings;
}

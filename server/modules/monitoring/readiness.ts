import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { compareMigrations } from '../../platform/database/migrate.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Settings that are left out have defaults. */
const settings = Compile(Type.Object({ site: Type.Partial(SiteSettings), user: Type.Partial(UserSettings) }));

interface Found {
  isWritable: boolean;
  applied: string[];
  settings: unknown;
}

/** Why the shop cannot take orders; null when it can. Rejects when the database does not respond. */
export async function findObstacle(database: Kysely<Database>): Promise<string | null> {
  // The message reaches the disk, and stores nothing.
  const { rows } = await sql<Found>`select current_setting('transaction_read_only') = 'off' as "isWritable",
    pg_logical_emit_message(true, 'ready', ''), array(select name::text from kysely_migration) as applied,
    (select json_build_object('site', settings, 'user', user_settings) from site) as settings`.execute(database);
  const [found] = rows;
  if (!found?.isWritable) return 'database takes no writes';
  // Migrations of the next version leave this one working (docs/updates.md).
  if (compareMigrations(found.applied).missing.length > 0) return 'migrations missing';
  return settings.Check(found.settings) ? null : 'settings damaged';
}

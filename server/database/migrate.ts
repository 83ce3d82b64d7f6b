import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as initial } from './migrations/001_initial.ts';
import { up as guideVersions } from './migrations/002_guide_versions.ts';
import type { Database } from './schema.ts';

const migrations: Record<string, Migration> = {
  '001_initial': { up: initial },
  '002_guide_versions': { up: guideVersions },
};

/** Applies the missing migrations in order; throws with the name of the one that failed, whose changes are rolled back. */
export async function migrateToLatest(database: Kysely<Database>, log?: (line: string) => void): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  for (const result of results) {
    if (result.status === 'Success') log?.(`migration ${result.migrationName} applied`);
  }
  const failed = results.find((result) => result.status === 'Error');
  if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}

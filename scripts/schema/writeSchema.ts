import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/platform/database/connect.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded/startEmbeddedDatabase.ts';
import { migrateToLatest } from '#server/platform/database/migrate.ts';
import { schemaText } from './schemaText.ts';

const SCHEMA = join(import.meta.dirname, '../../server/platform/database/schema.ts');

export async function writeSchema(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-schema-'));
  const embedded = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  try {
    await migrateToLatest(embedded.url);
    const database = connect(embedded.url);
    await writeFile(SCHEMA, await schemaText(database));
    await database.destroy();
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

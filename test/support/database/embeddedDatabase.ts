import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export interface EmbeddedDatabase {
  /** Of PostgreSQL. */
  readonly pid: number;
  /** The folder with its files: the data folder, unless PostgreSQL's user cannot enter that. */
  readonly place: string;
  readonly url: string;
}

/** The embedded PostgreSQL of the shop that runs on a data folder. */
export async function embeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const place = (await readFile(join(dataDir, 'database-location'), 'utf8').catch(() => dataDir)).trim();
  const [pid, , , port] = (await readFile(join(place, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const password = (await readFile(join(place, 'database-password'), 'utf8')).trim();
  return { pid: Number(pid), place, url: `postgres://storefront:${password}@127.0.0.1:${port}/storefront` };
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

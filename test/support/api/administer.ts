import { withClient } from '../database/embeddedDatabase.ts';

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  await withClient(serverUrl, (client) => client.query(statement));
}

/** The databases whose name begins so. */
export async function databasesNamed(serverUrl: string, start: string): Promise<string[]> {
  const query = 'select datname from pg_database where starts_with(datname, $1)';
  const { rows } = await withClient(serverUrl, (client) => client.query<{ datname: string }>(query, [start]));
  return rows.map(({ datname }) => datname);
}

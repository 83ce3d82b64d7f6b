import pg from 'pg';

/** The version of PostgreSQL, and the newest migration of the database. */
export async function describeServer(url: string): Promise<{ postgres: string; migration: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ postgres: string; migration: string }>(
      `select split_part(current_setting('server_version'), ' ', 1) as postgres,
         (select max(name) from kysely_migration) as migration`,
    );
    return { postgres: rows[0]?.postgres ?? '', migration: rows[0]?.migration ?? '' };
  } finally {
    await client.end();
  }
}

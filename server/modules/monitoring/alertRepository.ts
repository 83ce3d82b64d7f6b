import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

export type OpenAlert = Selectable<Database['alert']>;

/** Troubles of which a message was sent, and not yet that they are over. */
export async function findAlerts(database: Kysely<Database>): Promise<OpenAlert[]> {
  return await database.selectFrom('alert').selectAll().orderBy('began_at').orderBy('kind').execute();
}

export async function storeAlert(database: Kysely<Database>, alert: OpenAlert): Promise<void> {
  const { text, sent_at } = alert;
  await database
    .insertInto('alert')
    .values(alert)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ text, sent_at }))
    .execute();
}

export async function removeAlert(database: Kysely<Database>, kind: string): Promise<void> {
  await database.deleteFrom('alert').where('kind', '=', kind).execute();
}

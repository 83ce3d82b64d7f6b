import type { Kysely } from 'kysely';
import type { MenuKey } from '#domain/settings/menu.ts';
import type { PageDefaults } from '#domain/settings/preferences.ts';
import type { Database } from '../../platform/database/schema.ts';

export async function findPageDefaults(database: Kysely<Database>, userId: number): Promise<PageDefaults> {
  return await database
    .selectFrom('app_user')
    .select(['default_page_layout as defaultPageLayout', 'default_page_sort_by as defaultPageSortBy'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Writes the given values; an undefined default stays unchanged. */
export async function updatePageDefaults(
  database: Kysely<Database>,
  userId: number,
  { layout, sort }: { layout: number | undefined; sort: number | undefined },
): Promise<void> {
  if (layout === undefined && sort === undefined) return;
  await database
    .updateTable('app_user')
    .set({
      ...(layout === undefined ? {} : { default_page_layout: layout }),
      ...(sort === undefined ? {} : { default_page_sort_by: sort }),
    })
    .where('id', '=', userId)
    .execute();
}

export async function insertMenuChoice(
  database: Kysely<Database>,
  userId: number,
  entry: MenuKey,
  now: Date,
): Promise<void> {
  await database.insertInto('menu_log').values({ user_id: userId, entry, chosen_at: now }).execute();
}

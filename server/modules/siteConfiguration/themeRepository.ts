import type { Kysely } from 'kysely';
import type { Theme, ThemeCode } from '#domain/settings/theme.ts';
import type { Database } from '../../platform/database/schema.ts';

interface ThemeRow {
  theme: number;
  primaryColor: string;
  secondaryColor: string;
}

const columns = ['theme', 'primary_color as primaryColor', 'secondary_color as secondaryColor'] as const;

function themeOf({ theme, ...colours }: ThemeRow, hasUserTheme: boolean): Theme {
  return { hasUserTheme, theme: theme === 1 ? 1 : 0, ...colours };
}

export async function findSystemTheme(database: Kysely<Database>): Promise<Theme> {
  return themeOf(await database.selectFrom('site').select(columns).executeTakeFirstOrThrow(), false);
}

export async function findUserTheme(database: Kysely<Database>, userId: number): Promise<Theme | null> {
  const row = await database.selectFrom('user_theme').select(columns).where('user_id', '=', userId).executeTakeFirst();
  return row ? themeOf(row, true) : null;
}

export async function upsertUserTheme(
  database: Kysely<Database>,
  userId: number,
  { theme, primary, secondary }: { theme: ThemeCode; primary: string; secondary: string },
): Promise<void> {
  const chosen = { theme, primary_color: primary, secondary_color: secondary };
  await database
    .insertInto('user_theme')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute();
}

export async function deleteUserTheme(database: Kysely<Database>, userId: number): Promise<void> {
  await database.deleteFrom('user_theme').where('user_id', '=', userId).execute();
}

import { type Kysely, sql } from 'kysely';
import { isLanguage, LANGUAGES, type Language } from '#domain/texts/languages.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The languages that the site offers. Without a database a page is better in some language than none: all of them. */
export const offeredLanguages = (database: Kysely<Database>) => async (): Promise<readonly Language[]> => {
  const query = sql<{ languages: string[] | null }>`select settings -> 'languages' as languages from site`;
  const { rows } = await query.execute(database).catch(() => ({ rows: [] }));
  return rows[0]?.languages?.filter(isLanguage) ?? LANGUAGES;
};

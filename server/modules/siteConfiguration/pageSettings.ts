import { type Kysely, sql } from 'kysely';
import { isLanguage, LANGUAGES } from '#domain/texts/languages.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { PageSettings } from '../../platform/http/web.ts';

/**
 * What the first tag of a page says of the site. Without a database a page is better in some language than none: all of
 * them.
 */
export const pageSettings = (database: Kysely<Database>) => async (): Promise<PageSettings> => {
  const query = sql<{ languages: string[] | null; isCounting: boolean | null }>`
    select settings -> 'languages' as languages, settings -> 'countFlows' as "isCounting" from site`;
  const { rows } = await query.execute(database).catch(() => ({ rows: [] }));
  const [{ languages = null, isCounting = null } = {}] = rows;
  return { languages: languages?.filter(isLanguage) ?? LANGUAGES, isCounting: isCounting ?? true };
};

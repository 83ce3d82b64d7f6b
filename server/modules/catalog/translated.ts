import { type RawBuilder, sql } from 'kysely';
import { MAIN_LANGUAGE } from '#domain/texts/languages.ts';
import { languageNow } from '../../platform/text/spoken.ts';

/** The columns with texts, by their names in `translations`. */
const NAMES = { description: 'description', catalog_description: 'text' } as const;
type TextColumn = keyof typeof NAMES;

/** The text of the request's language; null without one, or in the language of the main texts. */
export function translation(alias: string, column: TextColumn = 'description'): RawBuilder<string | null> {
  const language = languageNow();
  if (language === MAIN_LANGUAGE) return sql`null::text`;
  return sql`(${sql.ref(`${alias}.translations`)} #>> ${`{${language},${NAMES[column]}}`}::text[])`;
}

/** The text in the language of the request, else the main one, of a row of `product`, `category` or `main_category`. */
export function translated(alias: string, column: TextColumn = 'description'): RawBuilder<string> {
  const main = sql<string>`${sql.ref(`${alias}.${column}`)}`;
  return languageNow() === MAIN_LANGUAGE ? main : sql`coalesce(${translation(alias, column)}, ${main})`;
}

/**
 * The stored text of an order or invoice line `l`, as it was ordered. If it is still the main text of its product `p`,
 * the reader sees that product's text in the language of the request.
 */
export function translatedLine(): RawBuilder<string> {
  if (languageNow() === MAIN_LANGUAGE) return sql`l.description`;
  return sql`case when l.description = p.description then ${translated('p')} else l.description end`;
}

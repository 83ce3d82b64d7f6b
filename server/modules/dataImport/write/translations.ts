import { type RawBuilder, sql } from 'kysely';
import { FURTHER_LANGUAGES, translatedName } from '#domain/dataImport/kinds/translatedColumns.ts';

const objectOf = (entries: readonly (readonly [string, RawBuilder<unknown>])[]) =>
  sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(entries.flatMap(([name, value]) => [sql.lit(name), value]))}))`;

/** The texts of `translations` as the columns of a file. */
export function translationColumns(names: readonly string[]): RawBuilder<unknown> {
  const columns = FURTHER_LANGUAGES.flatMap((language) =>
    names.map(
      (name) => sql`translations #>> ${sql.lit(`{${language},${name}}`)} as ${sql.ref(translatedName(name, language))}`,
    ),
  );
  return sql.join(columns);
}

/** The columns of `given` as `translations`, without empty ones. */
export function givenTranslations(names: readonly string[]): RawBuilder<unknown> {
  return objectOf(
    FURTHER_LANGUAGES.map((language) => {
      const texts = names.map((name) => [name, sql.ref(`given.${translatedName(name, language)}`)] as const);
      return [language, sql`nullif(${objectOf(texts)}, '{}')`];
    }),
  );
}

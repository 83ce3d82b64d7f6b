import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const MARK = /^\/\* prepared (\w+) \*\//;

/**
 * Marks the statement that begins with it: it is parsed once for a connection under this name, and planned once where that is
 * enough. For what nearly every call asks, as planning takes longer than running there. Its text has to be always the same.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`);
}

/** Gives the statements that are marked their names; the query builder knows of none. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  const queryMarked = (...given: readonly unknown[]): unknown => {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' ? MARK.exec(text)?.[1] : undefined;
    return Reflect.apply(query, client, name === undefined ? given : [{ name, text, values }, ...rest]);
  };
  Object.assign(client, { query: queryMarked });
}

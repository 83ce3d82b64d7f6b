import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const MARK = /^\/\* prepared (\w+) \*\//;

/**
 * Marks a statement: each connection parses it once under this name, and plans it once if possible. It is for the
 * statements of nearly every call, because planning them takes longer than running them. The text must always be the
 * same.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`);
}

/** Gives marked statements their names, because the query builder has no option for it. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  const queryMarked = (...given: readonly unknown[]): unknown => {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' ? MARK.exec(text)?.[1] : undefined;
    return Reflect.apply(query, client, name === undefined ? given : [{ name, text, values }, ...rest]);
  };
  Object.assign(client, { query: queryMarked });
}

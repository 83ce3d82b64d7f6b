import { sql } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { categories } from '#domain/dataImport/kinds/categories.ts';
import { type Candidate, givenRows, type ImportTarget, refuse } from './importTarget.ts';

/** The parent categories of a category, as far as the file names them; it stops at a cycle. */
function chainOf(code: string, parents: ReadonlyMap<string, string>): string[] {
  const chain = [code];
  for (let parent = parents.get(code); parent !== undefined; parent = parents.get(parent)) {
    const isRound = chain.includes(parent);
    chain.push(parent);
    if (isRound) break;
  }
  return chain;
}

function refuseMisplaced(rows: readonly Candidate[], known: ReadonlyMap<string, string | null>): void {
  const parents = new Map<string, string>();
  const mains = new Set([...known].filter(([, parent]) => parent === null).map(([code]) => code));
  for (const { values } of rows) {
    if (values.code && values.parent) parents.set(values.code, values.parent);
    else if (values.code) mains.add(values.code);
  }
  for (const row of rows) {
    const { code, parent = null } = row.values;
    if (!code) continue;
    const chain = parent ? chainOf(code, parents) : [code];
    const isRound = new Set(chain).size < chain.length;
    const isUnder = parent !== null && (parents.has(parent) || typeof known.get(parent) === 'string');
    if (isRound) refuse(row, 'parent', importTexts.circular(chain));
    else if (row.before && (row.before.parent === null) !== (parent === null))
      refuse(row, 'parent', importTexts.levelStays(code));
    else if (isUnder) refuse(row, 'parent', importTexts.deepParent(code, parent));
    else if (parent !== null && !mains.has(parent))
      refuse(row, 'parent', importTexts.unknown('main category', parent, 'main categories'));
  }
}

export const categoriesTarget: ImportTarget = {
  kind: categories,
  select: sql`select code, description, null as parent from main_category
    union all select code, description, parent from category`,
  order: sql`r.parent is not null, r.code collate "C"`,

  async validate(transaction, rows) {
    const named = rows.flatMap(({ values }) => values.parent ?? []);
    const { rows: known } = await sql<{ code: string; parent: string | null }>`
      select code, null as parent from main_category where code = any(${named}::text[])
      union all select code, parent from category where code = any(${named}::text[])`.execute(transaction);
    refuseMisplaced(rows, new Map(known.map(({ code, parent }) => [code, parent])));
  },

  async write(transaction, rows) {
    const main = rows.filter(({ values }) => values.parent === null);
    const under = rows.filter(({ values }) => values.parent !== null);
    await sql`insert into main_category (code, description) select given.code, given.description from ${givenRows(categories, main)}
      on conflict (code) do update set description = excluded.description`.execute(transaction);
    await sql`insert into category (code, description, parent) select given.code, given.description, given.parent
      from ${givenRows(categories, under)}
      on conflict (code) do update set description = excluded.description, parent = excluded.parent`.execute(
      transaction,
    );
  },
};

import { sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { categories } from '#domain/dataImport/kinds/categories.ts';
import { CATEGORY_TEXTS } from '#domain/dataImport/kinds/translatedColumns.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, givenRows, type ImportTarget, refuse } from './importTarget.ts';
import { resolveParents } from './parentCategories.ts';
import { givenTranslations, translationColumns } from './translations.ts';

/** The parent of each category, null for main categories. */
type Parents = ReadonlyMap<string, string | null>;

interface Stored {
  parents: Parents;
  /** How many products are in a category. */
  products: ReadonlyMap<string, number>;
}

const isRemoved = ({ values }: Candidate) => values.remove === 'yes';
const isAccepted = ({ refusals }: Candidate) => refusals.length === 0;

/** The categories that rows name, and those below them. A main category's own (readings 155) is a part of it. */
async function loadStored(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<Stored> {
  const named = rows.flatMap(({ values: { code, parent } }) => [code, parent].filter((one) => one != null));
  const { rows: known } = await sql<{ code: string; parent: string | null }>`
    select code, null as parent from main_category where code = any(${named}::text[])
    union all select code, parent from category
      where (code = any(${named}::text[]) or parent = any(${named}::text[])) and code <> parent`.execute(transaction);
  const removed = rows.filter(isRemoved).flatMap(({ values }) => values.code ?? []);
  const { rows: filled } = await sql<{ code: string; count: number }>`
    select category_code as code, count(*)::integer as count from product
    where category_code = any(${removed}::text[]) group by 1`.execute(transaction);
  return {
    parents: new Map(known.map(({ code, parent }) => [code, parent])),
    products: new Map(filled.map(({ code, count }) => [code, count])),
  };
}

/** The parents after these rows are written. */
function parentsAfter(rows: readonly Candidate[], before: Parents): Parents {
  const after = new Map(before);
  for (const row of rows) {
    const { code, parent = null } = row.values;
    if (!code) continue;
    if (isRemoved(row)) after.delete(code);
    else after.set(code, parent);
  }
  return after;
}

/** The parent categories of a category; it stops at a cycle. */
function chainOf(code: string, parents: Parents): string[] {
  const chain = [code];
  for (let parent = parents.get(code); parent != null; parent = parents.get(parent)) {
    const isRound = chain.includes(parent);
    chain.push(parent);
    if (isRound) break;
  }
  return chain;
}

const childrenOf = (code: string, parents: Parents) =>
  [...parents].flatMap(([child, parent]) => (parent === code ? child : [])).sort();

function refuseMisplaced(row: Candidate, parents: Parents): void {
  const { code, parent } = row.values;
  if (!code || !parent) return;
  const chain = chainOf(code, parents);
  const children = row.before?.parent === null ? childrenOf(code, parents) : [];
  if (new Set(chain).size < chain.length) refuse(row, 'parent', importTexts.circular(chain));
  else if (typeof parents.get(parent) === 'string') refuse(row, 'parent', importTexts.deepParent(code, parent));
  else if (!parents.has(parent)) refuse(row, 'parent', importTexts.unknown('mainCategory', parent));
  else if (children.length > 0) refuse(row, 'parent', importTexts.hasSubCategories(code, children));
}

function refuseFilled(row: Candidate, parents: Parents, products: Stored['products']): void {
  const { code = '' } = row.values;
  const children = childrenOf(code ?? '', parents);
  const count = products.get(code ?? '') ?? 0;
  if (children.length > 0) refuse(row, 'remove', importTexts.hasSubCategories(code ?? '', children));
  else if (count > 0) refuse(row, 'remove', importTexts.hasProducts(code ?? '', count));
}

/** Refuses rows whose place is wrong once all accepted rows are written, until no other row depends on a refused one. */
function refuseWrong(rows: readonly Candidate[], { parents: before, products }: Stored): void {
  for (let open = rows.filter(isAccepted); ; ) {
    const parents = parentsAfter(open, before);
    for (const row of open) {
      if (isRemoved(row)) refuseFilled(row, parents, products);
      else refuseMisplaced(row, parents);
    }
    const left = open.filter(isAccepted);
    if (left.length === open.length) return;
    open = left;
  }
}

/** A row that removes what the shop does not have changes nothing. */
function keepAbsent(row: Candidate): void {
  if (row.before !== null || !isRemoved(row)) return;
  row.refusals.length = 0;
  row.before = { ...row.values };
}

const codesOf = (rows: readonly Candidate[]) => sql`any(${rows.flatMap(({ values }) => values.code ?? [])}::text[])`;

async function remove(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  await sql`delete from excluded_category where category_code = ${codesOf(rows)}`.execute(transaction);
  await sql`delete from category where code = ${codesOf(rows)}`.execute(transaction);
  await sql`delete from main_category where code = ${codesOf(rows)}`.execute(transaction);
}

export const categoriesTarget: ImportTarget = {
  kind: categories,
  select: sql`select code, description, null as parent, 'no' as remove, ${translationColumns(CATEGORY_TEXTS)} from main_category
    union all select code, description, parent, 'no', ${translationColumns(CATEGORY_TEXTS)} from category where code <> parent`,
  order: sql`r.parent is not null, r.code collate "C"`,

  async validate(transaction, rows) {
    for (const row of rows) keepAbsent(row);
    await resolveParents(transaction, rows);
    refuseWrong(rows, await loadStored(transaction, rows));
  },

  async write(transaction, rows) {
    const kept = rows.filter((row) => !isRemoved(row));
    const main = givenRows(
      categories,
      kept.filter(({ values }) => values.parent === null),
    );
    const texts = givenTranslations(CATEGORY_TEXTS);
    const under = kept.filter(({ values }) => values.parent !== null);
    await sql`insert into main_category (code, description, translations) select given.code, given.description, ${texts} from ${main}
      on conflict (code) do update set description = excluded.description, translations = excluded.translations`.execute(
      transaction,
    );
    // What becomes a main category stays below it, for its products.
    await sql`update category set description = given.description, translations = ${texts}, parent = given.code
      from ${main} where category.code = given.code`.execute(transaction);
    await sql`insert into category (code, description, translations, parent)
      select given.code, given.description, ${texts}, given.parent
      from ${givenRows(categories, under)}
      on conflict (code) do update set description = excluded.description, translations = excluded.translations,
        parent = excluded.parent`.execute(transaction);
    await sql`delete from main_category where code = ${codesOf(under)}`.execute(transaction);
    await remove(transaction, rows.filter(isRemoved));
  },

  async finish(transaction) {
    await sql`delete from category c where code = parent
      and not exists (select from product where category_code = c.code)
      and not exists (select from excluded_category where category_code = c.code)`.execute(transaction);
  },
};

import { sql, type Transaction } from 'kysely';
import { categoryPath } from '#domain/dataImport/categoryPath.ts';
import { type Issue, importTexts } from '#domain/dataImport/importTexts.ts';
import { CATEGORY_CODE_LENGTH, CATEGORY_NAME_LENGTH } from '#domain/dataImport/kinds/categories.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, type NewCategories, refuse } from './importTarget.ts';

export interface Named {
  readonly code: string;
  readonly description: string;
}

interface Category extends Named {
  readonly parent: string;
}

export interface Tree {
  readonly mains: Named[];
  readonly categories: Category[];
}

const plain = (text: string) => text.trim().toLowerCase();
export const hasCode = (one: Named, text: string) => plain(one.code) === plain(text);
export const hasName = (one: Named, text: string) => plain(one.description) === plain(text);
const isCalled = (one: Named, text: string) => hasCode(one, text) || hasName(one, text);

/** A main category with products has a category of the same code and name (readings 155). */
const ownOf = (main: Named): Category => ({ ...main, parent: main.code });

export async function loadTree(transaction: Transaction<Database>): Promise<Tree> {
  return {
    mains: await transaction.selectFrom('main_category').select(['code', 'description']).execute(),
    categories: await transaction.selectFrom('category').select(['code', 'description', 'parent']).execute(),
  };
}

/** The categories with this code, else those with this name; of a main category, its own. */
function findNamed({ mains, categories }: Tree, text: string): Category[] {
  for (const isMeant of [hasCode, hasName]) {
    const found = categories.filter((category) => isMeant(category, text));
    const above = new Set(found.map(({ parent }) => parent));
    found.push(...mains.filter((main) => isMeant(main, text) && !above.has(main.code)).map(ownOf));
    if (found.length > 0) return found;
  }
  return [];
}

/** The categories at the end of the path whose main category is on it. */
export function findOnPath({ mains, categories }: Tree, path: readonly string[]): Category[] {
  const last = path.at(-1) ?? '';
  const name = path.slice(1).join(' / ');
  const above = new Set(
    mains.filter((main) => path.slice(0, -1).some((part) => isCalled(main, part))).map((main) => main.code),
  );
  return categories.filter((one) => above.has(one.parent) && (isCalled(one, last) || isCalled(one, name)));
}

/** The name itself if it can be a code, else its beginning; with a number where another category has that code. */
function freeCode({ mains, categories }: Tree, name: string): string {
  const taken = new Set([...mains, ...categories].map((one) => plain(one.code)));
  // `;` and `|` separate the codes of a list.
  const base = name.replaceAll(/[;|\s]+/g, ' ').trim();
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : `-${count}`;
    const short =
      [...base]
        .slice(0, CATEGORY_CODE_LENGTH - ending.length)
        .join('')
        .trim() + ending;
    if (!taken.has(plain(short))) return short;
  }
}

export const severalOf = (column: string, text: string, found: readonly Named[]) =>
  importTexts.severalCategories(column, text, found.map((one) => one.code).sort());

function create(tree: Tree, [group = '', ...rest]: readonly string[]): Category | Issue {
  const name = rest.join(' / ');
  const length = Math.max(...[group, name].map((one) => [...one].length));
  if (length > CATEGORY_NAME_LENGTH) return importTexts.tooLong('category', length, CATEGORY_NAME_LENGTH);
  const mains = tree.mains.filter((one) => isCalled(one, group));
  if (mains.length > 1) return severalOf('category', group, mains);
  const main = mains[0] ?? { code: freeCode(tree, group), description: group };
  if (mains.length === 0) tree.mains.push(main);
  const category = name === '' ? ownOf(main) : { code: freeCode(tree, name), description: name, parent: main.code };
  tree.categories.push(category);
  return category;
}

function find(tree: Tree, text: string, newCategories: NewCategories): Category | Issue {
  const path = categoryPath(text);
  let found = findNamed(tree, text);
  if (found.length === 0 && path === null) return importTexts.categoryList('category', text);
  if (found.length === 0 && path) found = path.length === 1 ? findNamed(tree, path[0] ?? '') : findOnPath(tree, path);
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (only) return severalOf('category', text, found);
  if (newCategories && path) return create(tree, path);
  return newCategories === undefined ? importTexts.unknown('category', text) : importTexts.unknownCategory(text);
}

/** Puts the codes of categories in place of their names; unknown ones refuse their row, or are returned as missing. */
export async function resolveCategories(
  transaction: Transaction<Database>,
  rows: readonly Candidate[],
  newCategories: NewCategories,
): Promise<Tree> {
  const texts = new Set(rows.flatMap(({ values }) => values.category ?? []));
  const { rows: stored } = await sql<{ code: string }>`
    select code from category where code = any(${[...texts]}::text[])`.execute(transaction);
  for (const { code } of stored) texts.delete(code);
  if (texts.size === 0) return { mains: [], categories: [] };
  const tree = await loadTree(transaction);
  const known = { mains: new Set(tree.mains), categories: new Set(tree.categories) };
  const found = new Map([...texts].map((text) => [text, find(tree, text, newCategories)]));
  for (const row of rows) {
    const category = found.get(row.values.category ?? '');
    if (!category) continue;
    if ('reason' in category) refuse(row, 'category', category);
    else row.values.category = category.code;
  }
  const named = [...found.values()].flatMap((one) => ('reason' in one ? [] : one));
  return {
    mains: tree.mains.filter((main) => !known.mains.has(main)),
    categories: named.filter((category) => !known.categories.has(category)),
  };
}

/** Adds the missing categories of accepted rows. */
export async function addCategories(
  transaction: Transaction<Database>,
  missing: Tree,
  rows: readonly Candidate[],
  newCategories: NewCategories,
): Promise<void> {
  const used = new Set(rows.flatMap(({ refusals, values }) => (refusals.length === 0 && values.category) || []));
  const categories = new Map(missing.categories.filter((one) => used.has(one.code)).map((one) => [one.code, one]));
  if (categories.size === 0) return;
  const mains = new Map(missing.mains.map((main) => [main.code, main]));
  for (const { description, code, parent } of categories.values()) {
    const main = mains.get(parent);
    if (code !== parent) newCategories?.push(`${main?.description ?? parent} / ${description}`);
    else if (main) newCategories?.push(description);
  }
  const above = [...mains.values()].filter((main) =>
    [...categories.values()].some(({ parent }) => parent === main.code),
  );
  if (above.length > 0)
    await transaction
      .insertInto('main_category')
      .values(above)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await transaction
    .insertInto('category')
    .values([...categories.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

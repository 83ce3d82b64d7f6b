import type { Transaction } from 'kysely';
import { categoryPath } from '#domain/dataImport/categoryPath.ts';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, refuse } from './importTarget.ts';
import { findOnPath, hasCode, hasName, loadTree, type Named, severalOf, type Tree } from './productCategories.ts';

/** The categories as they are after these rows. */
function treeAfter({ mains, categories }: Tree, rows: readonly Candidate[]): Tree {
  const changed = new Set(rows.flatMap(({ values }) => values.code ?? []));
  const isKept = ({ code }: Named) => !changed.has(code);
  const written = rows.flatMap(({ values: { code, description, parent, remove } }) =>
    code && remove !== 'yes' ? { code, description: description ?? '', parent: parent ?? null } : [],
  );
  return {
    mains: [...mains.filter(isKept), ...written.filter(({ parent }) => parent === null)],
    categories: [
      ...categories.filter(isKept),
      ...written.flatMap(({ parent, ...one }) => (parent === null ? [] : { ...one, parent })),
    ],
  };
}

/** The main categories with this code, else with this name; else sub-categories, which cannot be a parent. */
function findParents(tree: Tree, text: string, path: readonly string[]): Named[] {
  const named = [text, ...(path.length === 1 ? path : [])];
  for (const among of [tree.mains, tree.categories]) {
    for (const isMeant of [hasCode, hasName]) {
      const found = among.filter((one) => named.some((name) => isMeant(one, name)));
      if (found.length > 0) return found;
    }
  }
  return path.length === 1 ? [] : findOnPath(tree, path);
}

/** Puts the codes of parents in place of their names; a name of several categories refuses its row. */
export async function resolveParents(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const named = rows.filter(({ values, before }) => values.parent && values.parent !== before?.parent);
  if (named.length === 0) return;
  const tree = treeAfter(await loadTree(transaction), rows);
  const codes = new Set([...tree.mains, ...tree.categories].map(({ code }) => code));
  for (const row of named) {
    const text = row.values.parent ?? '';
    if (codes.has(text)) continue;
    const path = categoryPath(text);
    const found = findParents(tree, text, path ?? []);
    const [only] = found;
    if (found.length > 1) refuse(row, 'parent', severalOf('parent', text, found));
    else if (only) row.values.parent = only.code;
    else if (path === null) refuse(row, 'parent', importTexts.categoryList('parent', text));
  }
}

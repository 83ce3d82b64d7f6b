import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readRelease } from '#test/support/database/releaseFixture.ts';

const MIGRATIONS = join(import.meta.dirname, '../../server/platform/database/migrations');
const REASON = /\/\/ Safe for the version before: \w+/;
/** What breaks the queries of the version before, in SQL or in the words of the query builder. */
const CONTRACTIONS =
  /drop (?:column|table)|rename|set not null|(?:set data|alter column \S+|alter) type|add column (?:(?!default)[^,;'"`])*not null(?!(?:(?!not null)[^,;'"`])*default)/g;

function contractionsOf(source: string): string[] {
  if (REASON.test(source)) return [];
  const words = source.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.replaceAll(/\s+/g, ' ').match(CONTRACTIONS) ?? [];
}

test('The version before continues to work on a database that a migration after 1.0.0 changed (docs/updates.md)', async () => {
  const { migrations } = await readRelease('1.0.0');
  const names = readdirSync(MIGRATIONS).map((file) => basename(file, '.ts'));
  expect(names).toEqual(expect.arrayContaining(migrations));
  const later = names.filter((name) => !migrations.includes(name));
  const found = later.map((name) => [name, contractionsOf(readFileSync(join(MIGRATIONS, `${name}.ts`), 'utf8'))]);
  expect(found).toEqual(later.map((name) => [name, []]));
});

test.each([
  ['alter table cart drop column note', ['drop column']],
  ['alter table cart\n  rename note to remark', ['rename']],
  ['alter table cart alter column note set not null', ['set not null']],
  ['alter table cart alter column note type integer', ['alter column note type']],
  ['alter table cart add column note text not null', ['add column note text not null']],
  ["schema.alterTable('cart').dropColumn('note')", ['drop column']],
  ["schema.alterTable('cart').renameTo('basket')", ['rename']],
  ["alter table cart add column note text not null default ''", []],
  ["alter table cart add column note text default '' not null", []],
  ['alter table cart add column note text, add column place integer', []],
  ['alter table cart alter column note drop not null', []],
  ['// Safe for the version before: nothing reads it.\nalter table cart drop column note', []],
])('in %j it finds %j', (source, found) => {
  expect(contractionsOf(source)).toEqual(found);
});

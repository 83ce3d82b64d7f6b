import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { PROGRAM_NOTATION } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';
import { template } from '#domain/dataImport/template.ts';
import { describedKind } from '../../scripts/commands/dataImport/describedKind.ts';
import { importTargets } from '../../server/modules/dataImport/write/importTargets.ts';

test('the guide describes every kind, its columns and an example, and every example can be read', async () => {
  const guide = await readFile('docs/import.md', 'utf8');
  for (const { kind } of importTargets) {
    expect(guide).toContain(describedKind(kind));
    const [row] = parse(template(kind), { columns: true }) as Record<string, string>[];
    expect([kind.name, readRow(kind, 2, row ?? {}, () => PROGRAM_NOTATION)]).toMatchObject([
      kind.name,
      { notes: [], refusals: [] },
    ]);
  }
});

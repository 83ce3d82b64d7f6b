import * as endpoints from '#domain/api/imports.ts';
import { type Column, isRequiredKey, type Kind } from '#domain/dataImport/kind.ts';
import { aboutKind } from '#domain/dataImport/kindTexts.ts';
import { malformed } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { exportKind } from './exportKind.ts';
import { sendCsv } from './sendCsv.ts';
import type { ImportTarget } from './write/importTarget.ts';
import { importTarget, importTargets } from './write/importTargets.ts';

function needOf(column: Column): endpoints.ImportKind['columns'][number]['need'] {
  if (isRequiredKey(column)) return 'always';
  return column.isNeeded ? 'forNew' : 'never';
}

function described({ name, title, columns, whenAbsent }: Kind): endpoints.ImportKind {
  return {
    name,
    title,
    about: aboutKind(name),
    whenAbsent,
    columns: columns.map((column) => ({
      name: column.name,
      means: column.means,
      need: needOf(column),
      standard: column.standard || null,
      example: column.example,
    })),
  };
}

export function exportRoutes({ database, clock }: Runtime): Route[] {
  /** All rows of one snapshot, however long the client reads. */
  async function* held(stored: ImportTarget): AsyncGenerator<string> {
    const transaction = await database
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      yield* exportKind(transaction, stored);
    } finally {
      await transaction.rollback().execute();
    }
  }

  return [
    route(endpoints.listImportKinds, async () => importTargets.map(({ kind }) => described(kind))),
    route(endpoints.exportData, async ({ caller, query: { kind }, reply }) => {
      const stored = importTarget(kind);
      if (!stored) throw malformed('there is no such kind');
      const who = { at: clock.now(), userId: signedInUser(caller).id };
      await database
        .transaction()
        .execute((transaction) => addAudit(transaction, { ...who, action: 'data.export', subject: kind }));
      return sendCsv(reply, kind, held(stored));
    }),
  ];
}

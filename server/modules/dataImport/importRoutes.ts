import * as endpoints from '#domain/api/imports.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { counted, pageOf } from '../../platform/http/pages.ts';
import { malformed, notFound, Refused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { queueWork } from '../../platform/work/work.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { failRun, findResults, IMPORT_FILE, insertPiece, insertRun } from './importRepository.ts';
import { findRun, findRuns } from './listRuns.ts';
import { columnsOf, constantsOf, piecesOf } from './receivedFile.ts';
import { resultFile } from './resultFile.ts';
import { sendCsv } from './sendCsv.ts';
import { importTarget } from './write/importTargets.ts';

export function importRoutes({ database, clock }: Runtime): Route[] {
  async function requireRun(id: number) {
    const run = await findRun(database, id);
    if (!run) throw notFound();
    return run;
  }

  return [
    route(endpoints.startImport, async ({ caller, query, body }) => {
      const { kind, dryRun = false, complete = false, fileName, columns, constants, ...given } = query;
      const stored = importTarget(kind);
      if (!stored) throw malformed('there is no such kind');
      if (complete && !stored.deactivate) {
        const title = stored.kind.title.toLowerCase();
        const params = { kind, title };
        throw new Refused(409, 'neverComplete', dataImportText('file.neverComplete', { title }), { params });
      }
      const options = {
        ...given,
        isComplete: complete,
        columns: columnsOf(columns),
        constants: constantsOf(constants),
      };
      const who = { askedBy: signedInUser(caller).id, askedAt: clock.now() };
      const run = await insertRun(database, { kind, fileName: fileName ?? kind, isDryRun: dryRun, options, ...who });
      let bytes = 0;
      let position = 0;
      for await (const piece of piecesOf(body ?? [])) {
        await insertPiece(database, run, position, piece);
        position += 1;
        bytes += piece.length;
      }
      await database.transaction().execute(async (transaction) => {
        await queueWork(transaction, IMPORT_FILE, run, { changes: { bytes } });
        const action = dryRun ? 'data.tryImport' : 'data.import';
        await addAudit(transaction, { at: who.askedAt, userId: who.askedBy, action, subject: `${kind} ${run}` });
      });
      return { ...(await requireRun(run)), results: [] };
    }),
    route(endpoints.getImport, async ({ params: { id }, query: { page, result }, reply }) => {
      const run = await requireRun(id);
      const { rows, total } = await findResults(database, id, { ...pageOf(page), result });
      counted(reply, total, []);
      return { ...run, results: rows };
    }),
    route(endpoints.cancelImport, async ({ caller, params: { id } }) => {
      const { kind } = await requireRun(id);
      const user = signedInUser(caller);
      await database.transaction().execute(async (transaction) => {
        if (!(await failRun(transaction, id, dataImportText('file.canceled', { name: user.name })))) return;
        const action = 'data.cancelImport';
        await addAudit(transaction, { at: clock.now(), userId: user.id, action, subject: `${kind} ${id}` });
      });
      return { ...(await requireRun(id)), results: [] };
    }),
    route(endpoints.listImports, async ({ query: { page }, reply }) => {
      const { rows, total } = await findRuns(database, pageOf(page));
      return counted(reply, total, rows);
    }),
    route(endpoints.getResultFile, async ({ params: { id }, reply }) => {
      await requireRun(id);
      return sendCsv(reply, `results-${id}`, resultFile(database, id));
    }),
  ];
}

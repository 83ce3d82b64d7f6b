import * as endpoints from '#domain/api/imports.ts';
import { fileTexts } from '#domain/intake/fileTexts.ts';
import { FILE_BYTES } from '#domain/intake/limits.ts';
import type { ChosenColumns } from '#domain/intake/matchColumns.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { counted, pageOf } from '../http/pages.ts';
import { malformed, notFound, Refused } from '../http/refused.ts';
import { requestTexts } from '../http/requestTexts.ts';
import { type Route, route } from '../http/route.ts';
import { addJob } from '../jobs/addJob.ts';
import type { Services } from '../services.ts';
import { signedInUser } from '../session/caller.ts';
import { IMPORT_FILE } from './importJob.ts';
import { findRun, findVerdicts, insertPiece, insertRun, isRunAlive, markReceived } from './importRepository.ts';
import { storedKind } from './write/storedKinds.ts';

const PIECE_BYTES = 1024 * 1024;
const NO_COUNTS = { new: 0, changed: 0, same: 0, refused: 0, deactivated: null };

function columnsOf(text: string | undefined): ChosenColumns | undefined {
  if (text === undefined) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw malformed('columns must be JSON');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw malformed('columns must be an object');
  const entries = Object.entries(parsed).map(([heading, column]): [string, string | null] => {
    if (typeof column === 'string' || column === null) return [heading, column];
    throw malformed('columns must name a column, or null, for each heading');
  });
  return Object.fromEntries(entries);
}

/** Pieces of an even size, whatever comes. Throws as soon as there is more than a file may have. */
async function* piecesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > FILE_BYTES) throw new Refused(413, requestTexts.fileTooLarge(FILE_BYTES));
    held.push(part);
    length += part.length;
    if (length < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}

export function importRoutes({ database, clock }: Services): Route[] {
  async function answer(id: number, page?: number, verdict?: endpoints.ImportRun['verdicts'][number]['verdict']) {
    // In this order: a run whose job is gone has ended by then.
    const isAlive = await isRunAlive(database, IMPORT_FILE.name, id);
    const run = await findRun(database, id);
    if (!run || run.state === 'receiving') throw notFound();
    const { options: _options, bytes: _bytes, state, counts, askedAt, finishedAt, ...rest } = run;
    const isLeft = (state === 'waiting' || state === 'running') && !isAlive;
    const { rows, total } = await findVerdicts(database, id, { ...pageOf(page), verdict });
    const told: endpoints.ImportRun = {
      ...rest,
      state: isLeft ? 'failed' : state,
      failure: isLeft ? fileTexts.givenUp : rest.failure,
      counts: { ...NO_COUNTS, ...counts },
      askedAt: askedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      verdicts: rows,
    };
    return { told, total };
  }

  return [
    route(endpoints.startImport, async ({ caller, query, body }) => {
      const { kind, dryRun = false, complete = false, fileName, columns, ...given } = query;
      const stored = storedKind(kind);
      if (!stored) throw malformed('there is no such kind');
      if (complete && !stored.deactivate)
        throw new Refused(409, fileTexts.neverComplete(stored.kind.title.toLowerCase()));
      const options = { ...given, isComplete: complete, columns: columnsOf(columns) };
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
        await markReceived(transaction, run, bytes);
        await addJob(transaction, IMPORT_FILE, { run }, { key: `${IMPORT_FILE.name} ${run}` });
        const action = dryRun ? 'data.tryImport' : 'data.import';
        await addAudit(transaction, { at: who.askedAt, userId: who.askedBy, action, subject: `${kind} ${run}` });
      });
      return (await answer(run)).told;
    }),
    route(endpoints.getImport, async ({ params: { id }, query: { page, verdict }, reply }) => {
      const { told, total } = await answer(id, page, verdict);
      counted(reply, total, []);
      return told;
    }),
  ];
}

import { type Kysely, sql } from 'kysely';
import type { ImportRun, ImportSummary } from '#domain/api/imports.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { goesOn, progressOf } from '../../platform/work/work.ts';
import { IMPORT_FILE } from './importRepository.ts';

interface RunRow extends Omit<ImportRun, 'results' | 'askedAt' | 'finishedAt' | 'counts' | 'preview'> {
  preview: ImportRun['preview'] | null;
  counts: Partial<ImportRun['counts']>;
  askedAt: Date;
  finishedAt: Date | null;
}

const NO_COUNTS = { new: 0, changed: 0, same: 0, refused: 0, deactivated: null };

/** The columns of listed runs. Aliases: `r`, the run; `j`, its job; `u`, the user who started it. */
const isBehind = sql`(r.state = 'waiting' and j.id is not null and (j.attempts > 0 or exists (
  select from import_run o join graphile_worker.jobs k on ${goesOn(IMPORT_FILE, 'k', sql`o.id`)}
  where o.state = 'running' and o.id <> r.id or o.state = 'waiting' and o.id < r.id)))`;
const runs =
  () => sql`select r.id, r.kind, r.file_name as "fileName", r.is_dry_run as "isDryRun", r.is_complete as "isComplete",
    ${progressOf(dataImportText('file.givenUp'))}, ${isBehind} as "isBehind", r.reading, r.preview, r.counts, u.name as "askedBy",
    r.asked_at as "askedAt", r.finished_at as "finishedAt"
  from import_run r join app_user u on u.id = r.asked_by
    left join graphile_worker.jobs j on ${goesOn(IMPORT_FILE, 'j', sql`r.id`)}
  where r.state <> 'receiving'`;

/** What the readings of earlier versions lack. */
const NO_QUESTIONS = { dateOrder: null, questions: [], remarks: [], constants: [] };
const NO_REASON = { reason: null, samples: [] };

function completeReading(reading: NonNullable<ImportRun['reading']>): ImportRun['reading'] {
  const columns = reading.columns.map((column) => ({ ...NO_REASON, ...column }));
  return { ...NO_QUESTIONS, ...reading, columns };
}

function toResponse({ counts, reading, preview, askedAt, finishedAt, ...rest }: RunRow): Omit<ImportRun, 'results'> {
  return {
    ...rest,
    reading: reading && completeReading(reading),
    preview: preview ?? [],
    counts: { ...NO_COUNTS, ...counts },
    askedAt: askedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** A run without its row results; null when it does not exist, or while its file is incomplete. */
export async function findRun(database: Kysely<Database>, id: number): Promise<Omit<ImportRun, 'results'> | null> {
  const { rows } = await sql<RunRow>`${runs()} and r.id = ${id}`.execute(database);
  const [row] = rows;
  return row ? toResponse(row) : null;
}

/** A page of the runs, the newest first, and how many there are. */
export async function findRuns(
  database: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ImportSummary[]; total: number }> {
  const { rows } = await sql<RunRow>`${runs()} order by r.id desc limit ${limit} offset ${offset}`.execute(database);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from import_run where state <> 'receiving'`.execute(database);
  const summaries = rows.map((row) => {
    const { reading: _reading, preview: _preview, ...summary } = toResponse(row);
    return summary;
  });
  return { rows: summaries, total: counted.rows[0]?.total ?? 0 };
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ImportRun, ImportSummary } from '#domain/api/imports.ts';
import { fileTexts } from '#domain/intake/fileTexts.ts';
import type { Database } from '../../platform/database/schema.ts';
import { IMPORT_FILE } from './importJob.ts';

interface RunRow extends Omit<ImportRun, 'verdicts' | 'askedAt' | 'finishedAt' | 'counts'> {
  counts: Partial<ImportRun['counts']>;
  askedAt: Date;
  finishedAt: Date | null;
}

const NO_COUNTS = { new: 0, changed: 0, same: 0, refused: 0, deactivated: null };

/** A job that goes on with a run, now or later. Its end is seen after that of the run: one without a job and without an end was left. */
const living = (job: string, run: RawBuilder<unknown>) => sql`${sql.ref(`${job}.task_identifier`)} = ${IMPORT_FILE.name}
  and ${sql.ref(`${job}.key`)} = ${`${IMPORT_FILE.name} `} || ${run}
  and (${sql.ref(`${job}.locked_at`)} is not null or ${sql.ref(`${job}.attempts`)} < ${sql.ref(`${job}.max_attempts`)})`;

/** What is told of runs. Aliases: `r`, the run; `j`, its living job; `u`, who brought it. */
const isLeft = sql`(r.state in ('waiting', 'running') and j.id is null)`;
const isBehind = sql`(r.state = 'waiting' and j.id is not null and (j.attempts > 0 or exists (
  select from import_run o join graphile_worker.jobs k on ${living('k', sql`o.id`)}
  where o.state = 'running' and o.id <> r.id or o.state = 'waiting' and o.id < r.id)))`;
const runs = sql`select r.id, r.kind, r.file_name as "fileName", r.is_dry_run as "isDryRun", r.is_complete as "isComplete",
    case when ${isLeft} then 'failed' else r.state end as state, ${isBehind} as "isBehind", r.percent, r.reading, r.counts,
    case when ${isLeft} then ${fileTexts.givenUp} else r.failure end as failure, u.name as "askedBy",
    r.asked_at as "askedAt", r.finished_at as "finishedAt"
  from import_run r join app_user u on u.id = r.asked_by left join graphile_worker.jobs j on ${living('j', sql`r.id`)}
  where r.state <> 'receiving'`;

/** Runs of before the shop asked how values are read have nothing to say of it. */
const NO_QUESTIONS = { dateOrder: null, questions: [], remarks: [] };

function told({ counts, reading, askedAt, finishedAt, ...rest }: RunRow): Omit<ImportRun, 'verdicts'> {
  return {
    ...rest,
    reading: reading && { ...NO_QUESTIONS, ...reading },
    counts: { ...NO_COUNTS, ...counts },
    askedAt: askedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** A run as it is told of, but for what became of its rows; null for none, and for one whose file has not come whole. */
export async function findToldRun(database: Kysely<Database>, id: number): Promise<Omit<ImportRun, 'verdicts'> | null> {
  const { rows } = await sql<RunRow>`${runs} and r.id = ${id}`.execute(database);
  const [row] = rows;
  return row ? told(row) : null;
}

/** A page of the runs, the newest first, and how many there are. */
export async function findRuns(
  database: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ImportSummary[]; total: number }> {
  const { rows } = await sql<RunRow>`${runs} order by r.id desc limit ${limit} offset ${offset}`.execute(database);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from import_run where state <> 'receiving'`.execute(database);
  const summaries = rows.map((row) => {
    const { reading: _reading, ...summary } = told(row);
    return summary;
  });
  return { rows: summaries, total: counted.rows[0]?.total ?? 0 };
}

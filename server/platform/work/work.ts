import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { WorkProgress } from '#domain/api/work.ts';
import type { Database } from '../database/schema.ts';
import { addJob } from '../jobs/addJob.ts';
import type { JobKind } from '../jobs/job.ts';

/**
 * Long work of a job. It has a row, whose columns `state`, `turn`, `percent`, `failure`, `wanted_at`, `started_at` and
 * `finished_at` are its progress, and a job with its key: the job of a server that died is taken over by another.
 */
export interface WorkKind extends JobKind {
  readonly table: 'document' | 'image_sync' | 'import_run';
  /** The column by which its rows are known. */
  readonly id: string;
}

type WorkId = number | string;

/** One turn of a work: it ends when another one has started since. */
export interface Work {
  id: WorkId;
  turn: number;
}

/** Columns that change with those of the work; a text for one of JSON. */
type Changes = Readonly<Record<string, unknown>>;

/** The work has ended, was taken over or canceled, or no user waits for it any more. */
export class Abandoned extends Error {
  override name = 'Abandoned';
}

const isUnderWay = sql`state in ('waiting', 'running')`;
/** Uses the database's clock, because servers share the work. Null means that it continues even when no user waits. */
const isWanted = sql`(wanted_at is null or wanted_at > clock_timestamp() - interval '30 seconds')`;

/** Returns the turn of the row; null when no row changed. */
async function change(
  database: Kysely<Database>,
  { table, id: key }: WorkKind,
  { id, turn }: { id: WorkId; turn?: number },
  { changes, only }: { changes: Changes; only: RawBuilder<unknown> },
): Promise<number | null> {
  const assignments = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<{ turn: number }>`
    update ${sql.table(table)} set ${sql.join(assignments)}
    where ${sql.ref(key)} = ${id} and (${turn ?? null}::integer is null or turn = ${turn ?? null}) and ${only}
    returning turn`.execute(database);
  return rows[0]?.turn ?? null;
}

/** A job `job` that continues the work, now or later. It ends after the work does. */
export function goesOn({ name }: WorkKind, job: string, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${sql.ref(`${job}.task_identifier`)} = ${name} and ${sql.ref(`${job}.key`)} = ${`${name} `} || ${id}::text
    and (${sql.ref(`${job}.locked_at`)} is not null or ${sql.ref(`${job}.attempts`)} < ${sql.ref(`${job}.max_attempts`)})`;
}

/**
 * The progress of a row `r` with its job `j`: a row without a job and without an end was abandoned, for this reason.
 */
export function progressOf(givenUp: string): RawBuilder<WorkProgress> {
  const isLeft = sql`(r.state in ('waiting', 'running') and j.id is null)`;
  return sql`case when ${isLeft} then 'failed' else r.state end as state, r.percent,
    case when ${isLeft} then ${givenUp} else r.failure end as failure`;
}

/**
 * Whether a job continues the work. A caller that has locked its row is sure that no other process starts it meanwhile.
 */
export async function isGoingOn(transaction: Transaction<Database>, kind: WorkKind, id: WorkId): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs j where ${goesOn(kind, 'j', sql`${id}`)}`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Queues a work from its start, unless the transaction is rolled back. */
export async function queueWork(
  transaction: Transaction<Database>,
  kind: WorkKind,
  id: WorkId,
  { changes = {}, payload = {} }: { changes?: Changes; payload?: object } = {},
): Promise<void> {
  const asNew = { state: 'waiting', percent: 0, failure: null, started_at: null, finished_at: null };
  await change(transaction, kind, { id }, { changes: { ...asNew, ...changes }, only: sql`true` });
  await addJob(transaction, kind, { run: id, ...payload }, { key: `${kind.name} ${id}` });
}

/** Records that a user waits for work on demand, and adds a job when none does it. */
export async function wantWork(database: Kysely<Database>, kind: WorkKind, id: WorkId): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const wanted = { changes: { wanted_at: sql`clock_timestamp()` }, only: isUnderWay };
    if ((await change(transaction, kind, { id }, wanted)) === null) return;
    if (!(await isGoingOn(transaction, kind, id))) await queueWork(transaction, kind, id);
  });
}

/** No user waits for it any more: its worker stops at the next step. */
export async function cancelWork(database: Kysely<Database>, kind: WorkKind, id: WorkId): Promise<void> {
  await change(database, kind, { id }, { changes: { wanted_at: '-infinity' }, only: isUnderWay });
}

/** Starts the work, or continues it after a worker that died; null when there is nothing left to do. */
export async function beginWork(
  database: Kysely<Database>,
  kind: WorkKind,
  id: WorkId,
  changes: Changes = {},
): Promise<Work | null> {
  const begun = { state: 'running', turn: sql`turn + 1`, started_at: sql`coalesce(started_at, clock_timestamp())` };
  const turn = await change(
    database,
    kind,
    { id },
    { changes: { ...begun, ...changes }, only: sql`${isUnderWay} and ${isWanted}` },
  );
  return turn === null ? null : { id, turn };
}

/** Records progress. Throws `Abandoned` when the work must stop. */
export async function advanceWork(
  database: Kysely<Database>,
  kind: WorkKind,
  work: Work,
  changes: Changes & { percent: number | RawBuilder<number> },
): Promise<void> {
  const only = sql`${isUnderWay} and ${isWanted}`;
  if ((await change(database, kind, work, { changes, only })) === null) throw new Abandoned();
}

/** Its worker releases it unfinished: it can be started again. */
export async function restWork(
  database: Kysely<Database>,
  kind: WorkKind,
  work: Work,
  changes: Changes = {},
): Promise<void> {
  await change(database, kind, work, { changes: { state: 'waiting', percent: 0, ...changes }, only: isUnderWay });
}

/**
 * The work is done, or failed for this reason. False when it no longer belongs to the caller; then nothing is written.
 */
export async function endWork(
  database: Kysely<Database>,
  kind: WorkKind,
  work: { id: WorkId; turn?: number },
  { failure, ...changes }: Changes & { failure: string | null },
): Promise<boolean> {
  const done = failure === null ? { state: 'done', percent: 100 } : { state: 'failed' };
  const ended = { ...done, failure, finished_at: sql`clock_timestamp()`, ...changes };
  return (await change(database, kind, work, { changes: ended, only: isUnderWay })) !== null;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { cancelImport, startImport } from '#domain/api/imports.ts';
import { randomFor } from '#server/app/demoData/random.ts';
import { tokenOf } from '../api/fixture.ts';
import type { Api } from '../api/servedApi.ts';
import { type CampaignOptions, type CampaignResult, runCampaign } from './campaign.ts';

const ROWS = 3_000;
/** Rows of one order or invoice. */
const LINES = 3;
/** Longer than any kind takes, until one was measured. */
const UNKNOWN_MS = 4_000;
const PROCESS = join(import.meta.dirname, 'importingProcess.ts');

function begin(url: string, run: number): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', PROCESS, url, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A kind of file whose rows are of one run alone, and how much of it was imported: nothing, or all of `whole`. */
interface TriedKind {
  kind: string;
  headings: string;
  row(run: number, at: number): string;
  found(like: string): RawBuilder<{ found: number[] }>;
  whole: readonly number[];
}

const groups = ROWS / LINES;
const KINDS: readonly TriedKind[] = [
  {
    kind: 'products',
    headings: 'code,description,category,unit',
    row: (run, at) => `K${run}-${at},Thing ${at} of run ${run},1101,EA`,
    found: (like) => sql`select array[(select count(*) from product where product_code like ${like}),
      (select count(*) from product join product_unit using (product_key) where product_code like ${like})]::integer[] as found`,
    whole: [ROWS, ROWS],
  },
  {
    kind: 'orders',
    headings: 'order,line,customer,date,product,quantity,unit,price,shipped,shippedOn',
    row: (run, at) =>
      `K${run}-${Math.floor(at / LINES)},${(at % LINES) + 1},C1001,2026-01-05,P101,1,CS,48,1,2026-01-06`,
    found: (like) => sql`select array[(select count(*) from sales_order where order_number like ${like}),
      (select count(*) from sales_order o join sales_order_line l on l.order_id = o.id where order_number like ${like}),
      (select count(*) from sales_order o join order_shipment s on s.order_id = o.id where order_number like ${like})]::integer[] as found`,
    whole: [groups, ROWS, groups],
  },
  {
    kind: 'invoices',
    headings: 'customer,document,line,date,balance,product,quantity,unit,price',
    row: (run, at) => `C1001,K${run}-${Math.floor(at / LINES)},${(at % LINES) + 1},2026-01-05,44,P101,1,CS,48`,
    found: (like) => sql`select array[count(*) filter (where not is_credit), count(*) filter (where is_credit),
      count(*) filter (where balance = 44), (select count(*) from receivable join invoice_line on receivable_id = id where ar_code like ${like})]::integer[] as found
      from receivable_balance where ar_code like ${like}`,
    whole: [groups, groups, groups, ROWS],
  },
];

const kindOf = (run: number): TriedKind => {
  const tried = KINDS[run % KINDS.length];
  if (!tried) throw new Error('no kind is tried');
  return tried;
};

function fileOf(run: number): Buffer {
  const { headings, row } = kindOf(run);
  return Buffer.from([headings, ...Array.from({ length: ROWS }, (_, at) => row(run, at))].join('\n'));
}

interface Found {
  state: string;
  found: readonly number[];
  results: number;
  /** Parts of the file itself, which a run that has ended does not need. */
  pieces: number;
}

async function look({ database }: Api, run: number): Promise<Found> {
  const { rows } = await sql<Omit<Found, 'found'>>`
    select (select state from import_run where id = ${run}) as state,
      (select count(*)::integer from import_result where run_id = ${run}) as results,
      (select count(*)::integer from import_piece where run_id = ${run}) as pieces`.execute(database);
  const { state, results, pieces } = rows[0] ?? { state: 'gone', results: 0, pieces: 0 };
  const kept = await kindOf(run).found(`K${run}-%`).execute(database);
  return { state, results, pieces, found: kept.rows[0]?.found ?? [] };
}

async function start(api: Api): Promise<number> {
  const { rows } = await sql<{
    next: number;
  }>`select coalesce(max(id), 0)::integer + 1 as next from import_run`.execute(api.database);
  const next = rows[0]?.next ?? 1;
  const query = { kind: kindOf(next).kind };
  const { body: run } = await api.call(startImport, { token: tokenOf('admin'), query, body: fileOf(next) as never });
  return run.id;
}

/** The database soon ends its work for a process that is gone. */
async function settled({ database }: Api): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid()
      and datname = current_database()`.execute(database);
    if (rows.length === 0) return;
    await pause(20);
  }
}

/** Whether all of a file is there if its run is done, none of it otherwise, and an ended run keeps no file. */
function isSound(run: number, { state, found, results, pieces }: Found): boolean {
  if (state === 'done') return pieces === 0 && results === ROWS && isDeepStrictEqual(found, kindOf(run).whole);
  return found.every((count) => count === 0) && (state !== 'failed' || pieces === 0);
}

/** Stops a run as an administrator does. Returns its state. */
async function stop(api: Api, run: number): Promise<string> {
  const { body } = await api.call(cancelImport, { token: tokenOf('admin'), params: { id: run } });
  return body.state;
}

/**
 * Kills the process that imports a file, or stops the run, in turns, at any moment from its beginning to its end. A killed run goes on in the next
 * process; after a stop, or an import, comes the next file. Each time there are all of the file's rows or none, 'done' is reported for imported rows
 * only, and 'failed' for stopped runs only. Kinds take turns.
 */
export async function importsCampaign(api: Api, options: CampaignOptions): Promise<CampaignResult> {
  /** Milliseconds of a whole import, by kind. */
  const usual = new Map<string, number>();
  let run = await start(api);
  return await runCampaign(options, async (place, tally) => {
    const random = randomFor(options.seed, place);
    const isStop = place % 2 === 1;
    for (let isEnded = true; isEnded; ) {
      const { kind } = kindOf(run);
      const child = begin(api.url, run);
      const ended = once(child, 'exit');
      if (child.stdout) await once(child.stdout, 'data');
      const began = performance.now();
      const patience = pause(random.fraction() * (usual.get(kind) ?? UNKNOWN_MS) * 1.1).then(() => false);
      isEnded = await Promise.race([ended.then(() => true), patience]);
      let stopped: string | null = null;
      if (isEnded) usual.set(kind, performance.now() - began);
      else if (isStop) stopped = await stop(api, run);
      else child.kill('SIGKILL');
      await ended;
      await settled(api);
      const found = await look(api, run);
      const isReported = stopped === null ? found.state !== 'failed' : found.state === stopped;
      if (!isReported || !isSound(run, found)) tally.problem(`run ${run} of ${kind} is ${JSON.stringify(found)}`);
      if (!isEnded) tally.count(stopped === null ? 'killed' : `stopped, then ${stopped}`);
      if (found.state === 'done') {
        tally.count(isEnded ? 'in without either' : 'in by then');
        tally.count(`${kind} in`);
      }
      if (found.state === 'done' || found.state === 'failed') run = await start(api);
    }
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { startImport } from '#domain/api/imports.ts';
import { randomFor } from '#server/app/demoData/random.ts';
import { tokenOf } from '../api/fixture.ts';
import type { Api } from '../api/servedApi.ts';
import { type CampaignOptions, type CampaignResult, runCampaign } from './campaign.ts';

const ROWS = 3_000;
/** Rows of one order or invoice. */
const LINES = 3;
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
}

async function look({ database }: Api, run: number): Promise<Found> {
  const { rows } = await sql<Omit<Found, 'found'>>`
    select (select state from import_run where id = ${run}) as state,
      (select count(*)::integer from import_result where run_id = ${run}) as results`.execute(database);
  const { state, results } = rows[0] ?? { state: 'gone', results: 0 };
  const kept = await kindOf(run).found(`K${run}-%`).execute(database);
  return { state, results, found: kept.rows[0]?.found ?? [] };
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

/**
 * Kills the process that imports a file, at any moment from its beginning to its end, until the file is imported; then comes the next file. After
 * each kill there are all of the file's rows or none, and 'done' is reported for imported rows only. Kinds take turns.
 */
export async function importsCampaign(api: Api, options: CampaignOptions): Promise<CampaignResult> {
  let usual = 1_500;
  let run = await start(api);
  return await runCampaign(options, async (place, tally) => {
    const random = randomFor(options.seed, place);
    for (let isKilled = false; !isKilled; ) {
      const child = begin(api.url, run);
      const ended = once(child, 'exit');
      if (child.stdout) await once(child.stdout, 'data');
      const began = performance.now();
      const patience = pause(random.fraction() * usual * 1.1).then(() => true);
      isKilled = await Promise.race([ended.then(() => false), patience]);
      if (isKilled) child.kill('SIGKILL');
      else usual = performance.now() - began;
      await ended;
      await settled(api);
      const found = await look(api, run);
      const { kind, whole } = kindOf(run);
      const isIn = found.found.every((count, part) => count === whole[part]) && found.results === ROWS;
      const isOut = found.found.every((count) => count === 0);
      if (found.state === 'done' ? !isIn : !isOut) tally.problem(`run ${run} of ${kind} is ${JSON.stringify(found)}`);
      if (found.state !== 'done') continue;
      tally.count(isKilled ? 'in when it was killed' : 'in without a kill');
      tally.count(`${kind} in`);
      run = await start(api);
    }
  });
}

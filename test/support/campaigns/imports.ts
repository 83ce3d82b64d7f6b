import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { startImport } from '#domain/api/imports.ts';
import { randomFor } from '#server/database/demo/random.ts';
import { tokenOf } from '../fixture.ts';
import type { Api } from '../servedApi.ts';
import { type CampaignOptions, type CampaignResult, runCampaign } from './campaign.ts';

const PRODUCTS = 3_000;
const PROCESS = join(import.meta.dirname, 'importingProcess.ts');

function begin(url: string, run: number): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', PROCESS, url, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A file whose products are of this run alone. */
function fileOf(run: number): Buffer {
  const lines = Array.from({ length: PRODUCTS }, (_, at) => `K${run}-${at},Thing ${at} of run ${run},1101,EA`);
  return Buffer.from(['code,description,category,unit', ...lines].join('\n'));
}

interface Found {
  state: string;
  products: number;
  units: number;
  verdicts: number;
}

async function look({ database }: Api, run: number): Promise<Found> {
  const like = `K${run}-%`;
  const { rows } = await sql<Found>`
    select (select state from import_run where id = ${run}) as state,
      (select count(*)::integer from product where product_code like ${like}) as products,
      (select count(*)::integer from product join product_unit using (product_key) where product_code like ${like}) as units,
      (select count(*)::integer from import_verdict where run_id = ${run}) as verdicts`.execute(database);
  return rows[0] ?? { state: 'gone', products: 0, units: 0, verdicts: 0 };
}

async function start(api: Api): Promise<number> {
  const query = { kind: 'products' };
  const { rows } = await sql<{
    next: number;
  }>`select coalesce(max(id), 0)::integer + 1 as next from import_run`.execute(api.database);
  const body = fileOf(rows[0]?.next ?? 1);
  const { body: run } = await api.call(startImport, { token: tokenOf('admin'), query, body: body as never });
  return run.id;
}

/** What the database still does for a process that is gone, it ends soon. */
async function settled({ database }: Api): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid()
      and datname = current_database()`.execute(database);
    if (rows.length === 0) return;
    await pause(20);
  }
}

/**
 * Kills the process that brings a file in, at any moment from its beginning to its end, until the file is in; then it is the next file's turn. After
 * each kill there are all of the file's products or none, and 'done' is said of those that are there.
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
      const isIn = found.products === PRODUCTS && found.units === PRODUCTS && found.verdicts === PRODUCTS;
      const isOut = found.products === 0 && found.units === 0;
      if (found.state === 'done' ? !isIn : !isOut) tally.problem(`run ${run} is ${JSON.stringify(found)}`);
      if (found.state !== 'done') continue;
      tally.count(isKilled ? 'in when it was killed' : 'in without a kill');
      run = await start(api);
    }
  });
}

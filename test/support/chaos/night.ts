import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#server/platform/database/openDatabase.ts';
import { withClient } from '../database/embeddedDatabase.ts';
import { copyOfDemoData } from '../shop/demoData.ts';
import { type RoundRobin, roundRobin } from '../shop/roundRobin.ts';
import { openShop, type Shop } from '../shop/shop.ts';
import { runShop } from '../shop/shopProcess.ts';
import type { CampaignOptions, CampaignResult } from './campaign.ts';
import type { Insistent } from './chaosBuyer.ts';
import { randomOf } from './chaosShop.ts';
import { openOrderers, verify, writeAll } from './kills.ts';
import { askOnce, openSessions, Readings, readAll } from './nightSessions.ts';

const SERVERS = 2;
const DISK_BYTES = 3_000_000_000;
const RESTART_AFTER_MS = 15_000;
const DISK_FULL_MS = 20_000;
const SAMPLE_MS = 10_000;
/** What each of the writers waits before a request. */
const WRITING_MS = 300;
const run = promisify(execFile);

interface Night {
  minutes: number;
  dataDir: string;
  /** Where backups and changes go, on another disk. */
  backups: string;
  shops: readonly Shop[];
  balancer: RoundRobin;
  url: string;
  readings: Readings;
  random: () => number;
  problems: string[];
}

/** A disk of its own for the data, which can be filled; null where this user may not mount one. */
async function mountDisk(folder: string): Promise<{ place: string; unmount: () => Promise<unknown> } | null> {
  const image = join(folder, 'disk');
  const place = join(folder, 'data');
  await mkdir(place);
  try {
    await run('truncate', ['-s', String(DISK_BYTES), image]);
    await run('mkfs.ext4', ['-q', image]);
    await run('mount', ['-o', 'loop', image, place]);
    await rm(join(place, 'lost+found'), { recursive: true });
    return { place, unmount: () => run('umount', [place]) };
  } catch {
    return null;
  }
}

const restarted = ({ balancer, random }: Night, shop: Shop, end: () => Promise<unknown>) =>
  balancer.restart(shop.url, async () => {
    await end();
    if (random() < 0.5) await pause(RESTART_AFTER_MS);
    await shop.start();
  });

/** What happens during the night, in this order, each as often as the night has room for. */
const EVENTS: readonly { name: string; happen: (night: Night) => Promise<void> }[] = [
  {
    name: 'update of both servers in turn',
    happen: async (night) => {
      for (const shop of night.shops) {
        await restarted(night, shop, async () => {
          // It accepts connections in order: all that the load balancer made before are open.
          await fetch(`${shop.url}/healthz`);
          const exitCode = await shop.stop();
          if (exitCode !== 0) night.problems.push(`asked to stop, a server ended with ${exitCode}`);
        });
      }
    },
  },
  {
    name: 'killed server',
    happen: async (night) => {
      const shop = night.shops[Math.floor(night.random() * night.shops.length)];
      if (shop) await restarted(night, shop, () => shop.kill());
    },
  },
  {
    name: 'lost database connections',
    happen: async ({ url }) => {
      await withClient(url, (client) =>
        client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`),
      );
    },
  },
  { name: 'backup', happen: (night) => command(night, 'backup', [night.backups], night.dataDir) },
  {
    name: 'full disk',
    happen: async ({ dataDir }) => {
      const filling = join(dataDir, 'filling');
      const { bavail, bsize } = await statfs(dataDir);
      await run('fallocate', ['-l', String(bavail * bsize), filling]).catch(() => undefined);
      await run('dd', ['if=/dev/zero', `of=${filling}2`, 'bs=4k']).catch(() => undefined);
      await pause(DISK_FULL_MS);
      await Promise.all([rm(filling, { force: true }), rm(`${filling}2`, { force: true })]);
    },
  },
  {
    name: 'restore',
    happen: async (night) => {
      const to = await mkdtemp(join(tmpdir(), 'storefront-restored-'));
      await chmod(to, 0o755);
      await command(night, 'restore', [night.backups], join(to, 'data'));
      await rm(to, { recursive: true, force: true });
    },
  },
];

/** The restore counts the rows of the backup itself. */
async function command({ backups, problems }: Night, name: string, given: string[], dataDir: string): Promise<void> {
  const settings = { DATA_DIR: dataDir, BACKUP_TO: backups };
  const ran = runShop(process.execPath, ['scripts/command.mjs', name, ...given], process.cwd(), settings);
  if ((await ran.ended) !== 0) problems.push(`${name} failed: ${ran.output()}`);
}

/** The resident memory of the servers, MB. */
async function memoryOf(shops: readonly Shop[]): Promise<number> {
  const statuses = await Promise.all(
    shops.map((shop) => readFile(`/proc/${shop.pid()}/status`, 'utf8').catch(() => '')),
  );
  return statuses.reduce((sum, status) => sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024, 0);
}

/** The slope of a line through samples, least squares. */
function slope(samples: readonly { at: number; value: number }[]): number {
  const mean = (of: (sample: { at: number; value: number }) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const at = mean((sample) => sample.at);
  const value = mean((sample) => sample.value);
  const spread = mean((sample) => (sample.at - at) ** 2);
  return spread === 0 ? 0 : mean((sample) => (sample.at - at) * (sample.value - value)) / spread;
}

async function spend(night: Night, canFill: boolean, onProgress: (line: string) => void): Promise<Map<string, number>> {
  const happened = new Map<string, number>();
  const events = EVENTS.filter(({ name }) => canFill || name !== 'full disk');
  const end = Date.now() + night.minutes * 60_000;
  const rounds = Math.max(1, Math.floor(night.minutes / 20));
  const gap = (night.minutes * 60_000) / (rounds * events.length + 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, happen } of events) {
      const next = Date.now() + gap;
      night.readings.phase = 'quiet';
      await pause(gap / 2);
      night.readings.phase = name;
      await happen(night);
      // What a fault left behind is recovered from.
      await pause(gap / 8);
      happened.set(name, (happened.get(name) ?? 0) + 1);
      onProgress(`${name}: ${night.readings.summary(name)}`);
      night.readings.phase = 'quiet';
      await pause(Math.max(0, next - Date.now()));
    }
  }
  await pause(Math.max(0, end - Date.now()));
  return happened;
}

/**
 * A night of two servers on one database behind a load balancer: 500 sessions that read, six that order, and everything that
 * an operator fears once in twenty minutes. Every acknowledged line and order must be there once in the morning.
 */
export async function nightCampaign({ count: minutes, seed, onProgress }: CampaignOptions): Promise<CampaignResult> {
  const log = onProgress ?? (() => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'storefront-night-'));
  await chmod(folder, 0o755);
  const disk = await mountDisk(folder);
  if (!disk) log('No disk of its own can be mounted here: no disk is filled');
  const dataDir = disk?.place ?? join(folder, 'data');
  const filled = await copyOfDemoData('dist');
  await run('cp', ['-R', '-p', `${filled}/.`, dataDir]);
  await rm(filled, { recursive: true });
  const backups = join(folder, 'backups');
  const ignore = () => undefined;
  const database = await openDatabase({
    databaseUrl: null,
    dataDir,
    log: ignore,
    isKeptRunning: true,
    backup: { to: backups },
  });
  const settings = { DATABASE_URL: database.url, DEMO_DATA: '1', TRUST_PROXY: '1', LOG_LEVEL: 'fatal' };
  const shops = await Promise.all(Array.from({ length: SERVERS }, () => openShop({ ...settings })));
  const balancer = await roundRobin(shops.map((shop) => shop.url));
  const problems: string[] = [];
  try {
    const { insist } = askOnce(balancer.url);
    const shop: Insistent = {
      insist: async (path, given) => {
        await pause(WRITING_MS);
        return insist(path, given);
      },
    };
    const load = await openOrderers(shop);
    const sessions = await openSessions(balancer.url);
    const readings = new Readings();
    const night = {
      minutes,
      dataDir,
      backups,
      shops,
      balancer,
      url: database.url,
      readings,
      random: randomOf(seed),
      problems,
    };
    const memory: { at: number; value: number }[] = [];
    const start = Date.now();
    const sampling = setInterval(async () => {
      if (readings.phase !== 'quiet') return;
      const value = await memoryOf(shops);
      memory.push({ at: (Date.now() - start) / 3_600_000, value });
    }, SAMPLE_MS);
    let isOver = false;
    const working = Promise.all([
      writeAll(shop, load, randomOf(seed + 1), () => isOver),
      readAll(balancer.url, sessions, readings, randomOf(seed + 2), () => isOver),
    ]);
    const happened = await spend(night, disk !== null, log);
    isOver = true;
    await working;
    clearInterval(sampling);
    problems.push(...(await Promise.all(load.orderers.map((orderer) => verify(shop, orderer)))).flat());
    log(`quiet: ${readings.summary('quiet')}`);
    const settled = memory.slice(Math.floor(memory.length / 3));
    return {
      tried: minutes,
      counts: {
        ...Object.fromEntries(happened),
        answers: readings.answered(),
        'without an answer or refused': readings.failed(),
        lines: load.orderers.reduce((sum, { buyer }) => sum + buyer.lines.size, 0),
        orders: load.orderers.reduce((sum, { orders }) => sum + orders.size, 0),
        'MB of both servers at last': Math.round(memory.at(-1)?.value ?? 0),
        'MB per hour': Math.round(slope(settled)),
      },
      problems,
    };
  } finally {
    await balancer.close();
    for (const shop of shops) await shop.close();
    await database.stop();
    await disk?.unmount();
    if (problems.length === 0) await rm(folder, { recursive: true, force: true });
    else log(`The data are left in ${folder}`);
  }
}

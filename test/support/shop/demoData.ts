import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, runShop } from './shopProcess.ts';

const KEPT = join(import.meta.dirname, '../../../node_modules/.cache/demo-data');
const PART = 'part-';
const run = promisify(execFile);
const newFolder = () => mkdtemp(join(tmpdir(), 'storefront-shop-'));
/** With the owner of every file: PostgreSQL refuses to start with another owner. */
const copyInto = (to: string, from: string) => run('cp', ['-R', '-p', `${from}/.`, to]);

/** Where the data of this build are stored, if they were made today: their content depends on both. */
async function placeFor(build: string): Promise<string> {
  const stamp = await readFile(join(build, '.stamp'), 'utf8');
  const key = createHash('sha256').update(`${stamp} ${new Date().toDateString()}`).digest('hex');
  return join(KEPT, key.slice(0, 16));
}

/** Opens a shop for the first time and stops it; its data replace all that were stored before. */
async function keepDemoData(build: string, place: string): Promise<void> {
  const dataDir = await newFolder();
  const settings = { PORT: String(await findFreePort()), DATA_DIR: dataDir, DEMO_DATA: '1' };
  const shop = runShop(process.execPath, [join(build, 'server/main.js')], dirname(build), settings);
  await shop.prints('Storefront ready at');
  process.kill(shop.pid, 'SIGTERM');
  const exitCode = await shop.ended;
  if (exitCode !== 0) throw new Error(`The shop ended with ${exitCode}:\n${shop.output()}`);
  await mkdir(KEPT, { recursive: true });
  const part = await mkdtemp(join(KEPT, PART));
  await copyInto(part, dataDir);
  await rename(part, place).catch(async (error: unknown) => {
    // Another worker has stored the same data meanwhile.
    if (!existsSync(place)) throw error;
    await rm(part, { recursive: true });
  });
  const outdated = (await readdir(KEPT)).filter((name) => name !== basename(place) && !name.startsWith(PART));
  for (const folder of [dataDir, ...outdated.map((name) => join(KEPT, name))]) {
    await rm(folder, { recursive: true, force: true });
  }
}

let keeping: Promise<void> | null = null;

/**
 * A folder of its own with the data of a shop that was opened for the first time and stopped. To open one takes longer than
 * most tests, so the first that is asked for is copied for all others.
 */
export async function copyOfDemoData(build: string): Promise<string> {
  const place = await placeFor(build);
  if (!existsSync(place)) {
    keeping ??= keepDemoData(build, place).finally(() => {
      keeping = null;
    });
    await keeping;
  }
  const dataDir = await newFolder();
  await copyInto(dataDir, place);
  return dataDir;
}

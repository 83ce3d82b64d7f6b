import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '#server/platform/database/embedded/processIdentity.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '#server/platform/database/embedded/startEmbeddedDatabase.ts';
import { embeddedDatabase, withClient } from '../support/database/embeddedDatabase.ts';
import { untilGone } from '../support/shop/shopProcess.ts';

let dataDir: string;
let running: EmbeddedDatabase | null = null;
let stranger: ChildProcess | null = null;

const inPlace = async (name: string) =>
  join((await readFile(join(dataDir, 'database-location'), 'utf8').catch(() => dataDir)).trim(), name);

async function start(options: { recoverySilence?: number } = {}): Promise<EmbeddedDatabase> {
  running = await startEmbeddedDatabase({ dataDir, log: () => undefined, ...options });
  return running;
}

const readKept = ({ url }: EmbeddedDatabase) =>
  withClient(url, async (client) => (await client.query('select text from kept')).rows);

/** The data as a power cut leaves them: nothing was stopped, and the files have no owner. */
async function cutPower(): Promise<void> {
  const { pid } = await embeddedDatabase(dataDir);
  process.kill(pid, 'SIGKILL');
  await running?.lost;
  await untilGone([pid]);
  await running?.stop();
  running = null;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storefront-cut-'));
  await chmod(dataDir, 0o755);
  const first = await start();
  await withClient(first.url, async (client) => {
    await client.query("create table kept as select 'a line' as text");
  });
  await cutPower();
});
afterEach(async () => {
  await running?.stop();
  running = null;
  stranger?.kill();
  stranger = null;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('after a power cut the data are taken over', () => {
  it.each([
    ['empty', ''],
    ['full of zeros', '\0'.repeat(200)],
    ['cut short', '-'],
  ])('with a postmaster.pid that is %s', async (_how, text) => {
    await start();
    await cutPower();
    await writeFile(await inPlace('postgres/postmaster.pid'), text);
    expect(await readKept(await start())).toEqual([{ text: 'a line' }]);
  });

  it('with a damaged postmaster.pid of a PostgreSQL that still runs', async () => {
    await start();
    const { pid } = await embeddedDatabase(dataDir);
    await writeFile(await inPlace('postgres/postmaster.pid'), '');
    await rm(join(dataDir, 'owner.json'));
    const second = await start();
    expect(isAlive(pid)).toBe(false);
    expect(await readKept(second)).toEqual([{ text: 'a line' }]);
  });

  it.each([
    ['a pid alone', (pid: number) => JSON.stringify({ pid })],
    ['a pid of an earlier process', (pid: number) => JSON.stringify({ pid, identity: 'earlier' })],
    ['zeros', () => '\0'.repeat(40)],
    ['nothing', () => ''],
  ])('with an owner.json of %s, though another program has that pid now', async (_what, textOf) => {
    stranger = spawn('sleep', ['600']);
    await writeFile(join(dataDir, 'owner.json'), textOf(stranger.pid ?? 0));
    expect(await readKept(await start())).toEqual([{ text: 'a line' }]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['full of zeros', '\0'.repeat(33)],
  ])('with a password file that is %s', async (_how, text) => {
    const file = await inPlace('database-password');
    if (text === null) await rm(file);
    else await writeFile(file, text);
    expect(await readKept(await start())).toEqual([{ text: 'a line' }]);
    await running?.stop();
    expect(await readKept(await start())).toEqual([{ text: 'a line' }]);
  });
});

describe('a failure is reported in one sentence', () => {
  it('that the password is of another database', async () => {
    const file = await inPlace('database-password');
    const right = await readFile(file, 'utf8');
    await writeFile(file, `${'x'.repeat(32)}\n`);
    await expect(start()).rejects.toThrow(
      `The password in ${file} is not the database's own. Remove that file to have a new password made.`,
    );
    await writeFile(file, right);
  });

  it('that a recovery hangs', async () => {
    const signal = await inPlace('postgres/recovery.signal');
    await writeFile(signal, '');
    const settings = await inPlace('postgres/postgresql.auto.conf');
    const before = await readFile(settings, 'utf8');
    await appendFile(settings, "restore_command = 'sleep 600'\n");
    const place = await inPlace('');
    await expect(start({ recoverySilence: 2_000 })).rejects.toThrow(
      `The database in ${place.replace(/\/$/, '')} does not recover: PostgreSQL has made no progress for 2 seconds. Look at its disk, then start again.`,
    );
    await rm(signal);
    await writeFile(settings, before);
    expect(await readKept(await start())).toEqual([{ text: 'a line' }]);
  });
});

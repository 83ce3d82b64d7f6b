import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '#server/platform/database/embedded/processIdentity.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded/startEmbeddedDatabase.ts';
import { embeddedDatabase, withClient } from '../../support/database/embeddedDatabase.ts';
import { type Checkout, makeCheckout } from '../../support/shop/checkout.ts';
import { findFreePort, runShop, type ShopProcess, untilGone } from '../../support/shop/shopProcess.ts';

let checkout: Checkout;
let port: number;
let started: number[] = [];

beforeAll(async () => {
  checkout = await makeCheckout();
  port = await findFreePort();
});

afterEach(async () => {
  for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGKILL');
  await untilGone(started);
  started = [];
});

afterAll(() => checkout.remove());

function npmStart(settings: Record<string, string> = {}, root = checkout.root): ShopProcess {
  return runShop('npm', ['start'], root, { PORT: String(port), ...settings });
}

/** Waits until the shop is open; returns the pids of npm, server and PostgreSQL. */
async function opened(shop: ShopProcess, dataDir = join(checkout.root, '.data')) {
  await shop.prints(`Storefront ready at http://localhost:${port}\n`);
  const server: number = JSON.parse(await readFile(join(dataDir, 'owner.json'), 'utf8')).pid;
  const { pid: postgres, place, url } = await embeddedDatabase(dataDir);
  const pids = { npm: shop.pid, server, postgres };
  started.push(...Object.values(pids));
  return { ...pids, place, url };
}

function query(url: string, sql: string): Promise<unknown[]> {
  return withClient(url, async (client) => (await client.query(sql)).rows);
}

/** One answered request on the connection, and the beginning of a second. */
async function openHalfARequest(): Promise<Socket> {
  const socket = createConnection(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write('POST /api/authentication HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
  return socket;
}

/** The recorded process ids now belong to other processes, as after a power cut. */
async function killAndGivePidsAway({ npm, server, postgres }: Awaited<ReturnType<typeof opened>>): Promise<void> {
  for (const pid of [server, postgres]) process.kill(pid, 'SIGKILL');
  await untilGone([server, postgres, npm]);
  const stranger = { pid: process.pid, identity: 'an earlier process' };
  await writeFile(join(checkout.root, '.data/owner.json'), JSON.stringify(stranger));
  const lock = join(checkout.root, '.data/postgres/postmaster.pid');
  await writeFile(lock, (await readFile(lock, 'utf8')).replace(/^\d+/, String(process.pid)));
}

describe('npm start', () => {
  it('builds and opens the shop, refuses a second owner of its data, and stops on SIGTERM to npm', async () => {
    const shop = npmStart();
    const { npm, server, postgres } = await opened(shop);
    expect(shop.errors()).toMatch(/^Building .*\(\d+\.\d s\)$/m);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);

    const second = npmStart();
    expect(await second.ended).toBe(1);
    expect(second.errors().split('\n')).toContain(
      `The data in ${join(checkout.root, '.data')} are in use by another storefront (pid ${server}). Stop it first, or set another DATA_DIR.`,
    );

    process.kill(npm, 'SIGTERM');
    await untilGone([npm, server, postgres]);
  });

  it('does nothing twice, and stops on Ctrl-C though a request never ends', async () => {
    const shop = npmStart();
    const { npm, server, postgres } = await opened(shop);
    expect(shop.errors()).not.toMatch(/Installing|Building/);
    expect(shop.output()).not.toMatch(/creating|Migrations/);

    const visitor = await openHalfARequest();
    process.kill(-npm, 'SIGINT');
    await untilGone([npm, server, postgres]);
    visitor.destroy();
  });

  it('takes over what a killed server, or a complete kill, had committed', async () => {
    const first = await opened(npmStart());
    await query(first.url, "create table kept as select 'a line' as text");
    process.kill(first.server, 'SIGKILL');
    await untilGone([first.server, first.npm]);
    expect(isAlive(first.postgres)).toBe(true);

    const second = await opened(npmStart());
    expect(isAlive(first.postgres)).toBe(false);
    expect(await query(second.url, 'select text from kept')).toEqual([{ text: 'a line' }]);
    await killAndGivePidsAway(second);

    const third = await opened(npmStart());
    expect(await query(third.url, 'select text from kept')).toEqual([{ text: 'a line' }]);
    process.kill(third.npm, 'SIGTERM');
    await untilGone([third.npm, third.server, third.postgres]);
  });

  it('has its first admin made while it runs, and let in again while it does not', async () => {
    const dataDir = join(checkout.root, '.data');
    const admin = (...parameters: string[]) =>
      runShop('npm', ['run', '-s', 'admin', '--', ...parameters], checkout.root, {});
    const owner = await startEmbeddedDatabase({ dataDir, log: () => undefined });
    const created = admin('create', '--email', 'ada@harbor.example');
    expect([await created.ended, created.errors()]).toEqual([0, '']);
    expect(created.output()).toMatch(/^ {2}http:\/\/localhost:4000\/changepassword\?t=[\w-]{32}$/m);
    const accounts = await query(owner.url, 'select username, email, menu from app_user');
    const shown = { isVisible: true, isLocked: false };
    const menu = { AdminPanel: shown, EditLandingPage: shown };
    expect(accounts).toEqual([{ username: 'ada@harbor.example', email: 'ada@harbor.example', menu }]);
    await owner.stop();

    const again = admin('reset');
    expect([await again.ended, again.errors()]).toEqual([0, '']);
    expect(again.output()).toContain('/changepassword?t=');
    const nameless = admin('create');
    expect(await nameless.ended).toBe(1);
    expect(nameless.errors()).toBe('--email is missing. See npm run admin -- --help.\n');
  });

  it('stops when npm is killed', async () => {
    const { npm, server, postgres } = await opened(npmStart());
    process.kill(npm, 'SIGKILL');
    await untilGone([server, postgres]);
  });

  it('refuses a wrong setting and a port in use with one line each', async () => {
    const wrong = npmStart({ PORT: 'eighty' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.errors().trim()).toBe('PORT is "eighty": it must be a whole number from 1 to 65535.');

    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const dataDir = join(checkout.root, 'not made yet');
    const taken = npmStart({ DATA_DIR: dataDir });
    expect(await taken.ended).toBe(1);
    expect(await readdir(dataDir)).toEqual([]);
    expect(taken.errors().trim()).toBe(
      `PORT ${port} on 127.0.0.1 is in use by another program. Stop it, or set another PORT.`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it.runIf(process.getuid?.() === 0)(
    'as root in a closed folder keeps its data where PostgreSQL can enter',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'closed-'));
      await chmod(closed, 0o700);
      const inside = await makeCheckout(closed);
      // What lies there was built of the same sources: to build it once more would show nothing.
      await cp(join(checkout.root, 'dist'), join(inside.root, 'dist'), { recursive: true });
      const shop = npmStart({ DEMO_DATA: '0' }, inside.root);
      const { npm, server, postgres, place } = await opened(shop, join(inside.root, '.data'));
      expect(place).not.toContain(inside.root);
      expect(shop.output()).toContain(` in ${place}, because the user `);
      process.kill(npm, 'SIGTERM');
      await untilGone([server, postgres]);
      await inside.remove();
      await rm(closed, { recursive: true });
    },
  );
});

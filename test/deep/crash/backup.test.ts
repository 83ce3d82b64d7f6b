import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '#server/platform/database/embedded/startEmbeddedDatabase.ts';
import { embeddedDatabase, withClient } from '../../support/database/embeddedDatabase.ts';
import { signIn } from '../../support/shop/demoBuyer.ts';
import { openShop, type Shop } from '../../support/shop/shop.ts';
import { runShop } from '../../support/shop/shopProcess.ts';

let folder: string;
let to: string;
let shop: Shop;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-backup-'));
  await chmod(folder, 0o755);
  to = join(folder, 'backups');
  shop = await openShop({ BACKUP_TO: to });
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A command of the shop: its exit code and what it printed. */
async function run(script: 'backup' | 'restore' | 'demo-data', given: readonly string[], dataDir: string) {
  const parameters = ['scripts/command.mjs', script, ...given];
  const command = runShop(process.execPath, parameters, process.cwd(), { DATA_DIR: dataDir, BACKUP_TO: to });
  return { code: await command.ended, output: command.output() };
}

const ask = async <Row>(query: string): Promise<Row[]> =>
  withClient((await embeddedDatabase(shop.dataDir)).url, async (client) => (await client.query(query)).rows);

/** One text for all rows of each table of the shop. */
const DIGESTS = `select tablename as name, (xpath('/row/digest/text()', query_to_xml(format(
    'select md5(coalesce(string_agg(md5(t::text), '''' order by md5(t::text)), '''')) as digest from %I t', tablename),
    false, true, '')))[1]::text as digest
  from pg_tables where schemaname = 'public' order by 1`;

/** The same of a data folder that no shop runs on. */
async function ofFolder<Row>(dataDir: string, query: string): Promise<Row[]> {
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  try {
    return await withClient(database.url, async (client) => (await client.query(query)).rows);
  } finally {
    await database.stop();
  }
}

const LINE = { productKey: 1152, unitOfMeasure: 'CS' };

/** A buyer who changes the quantity of a line again and again: when the shop had confirmed each. */
async function buying() {
  const buyer = await signIn(shop.url, 'chef');
  await buyer.startAfresh();
  await buyer.add({ ...LINE, orderQuantity: 1 });
  const [line] = (await buyer.cart()).lines;
  const confirmed: number[] = [];
  let isOver = false;
  const change = async () => {
    while (!isOver) {
      await buyer.update(line?.id ?? 0, { ...LINE, orderQuantity: confirmed.length + 1 });
      confirmed.push(Date.now());
    }
  };
  const ended = change();
  return {
    /** How many changes were confirmed before a moment. */
    before: (moment: Date) => confirmed.filter((at) => at < moment.getTime()).length,
    confirmed: async (more: number) => {
      const wanted = confirmed.length + more;
      await Promise.race([ended, expect.poll(() => confirmed.length).toBeGreaterThanOrEqual(wanted)]);
    },
    end: () => {
      isOver = true;
      return ended;
    },
  };
}

const archived = async () => {
  const [row] = await ask<{ log: string }>('select pg_walfile_name(pg_switch_wal()) as log');
  await expect.poll(() => readdir(join(to, 'wal'))).toContain(`${row?.log}.gz`);
};

describe('a shop that takes orders', () => {
  it('makes its first backup by itself, is backed up, and is restored to a moment or to its end without a loss', async () => {
    await expect.poll(async () => (await readdir(to)).filter((name) => /^\d{4}-/.test(name))).toHaveLength(1);
    const load = await buying();
    const backup = await run('backup', [to], shop.dataDir);
    expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/Backup of .*: \d+ rows in \d+ tables/) });
    await load.confirmed(10);
    const moment = new Date();
    const before = load.before(moment);
    await load.confirmed(10);
    await load.end();
    const digests = await ask(DIGESTS);
    await archived();

    const latest = join(folder, 'latest');
    const all = await run('restore', [to, '--at', 'latest'], latest);
    expect(all).toMatchObject({ code: 0, output: expect.stringContaining('Restored from') });
    expect(await ofFolder(latest, DIGESTS)).toEqual(digests);

    const then = join(folder, 'then');
    const some = await run('restore', [to, '--at', moment.toISOString()], then);
    expect(some.code).toBe(0);
    const [row] = await ofFolder<{ quantity: number }>(
      then,
      `select l.quantity::integer from cart_line l where l.product_key = ${LINE.productKey} order by l.id desc limit 1`,
    );
    // The one that was under way at that moment may have been committed.
    expect([before, before + 1]).toContain(row?.quantity);
  });

  it('is restored from the backup alone where nothing was archived', async () => {
    const alone = join(folder, 'alone');
    const restored = join(folder, 'restored');
    expect((await run('backup', [alone], shop.dataDir)).code).toBe(0);
    expect(await run('restore', [alone, '--at', 'latest'], restored)).toEqual({
      code: 1,
      output: `${alone} has no archived changes: BACKUP_TO did not name it. Restore without --at.\n`,
    });
    const { code, output } = await run('restore', [alone], restored);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Restored from .*: \d+ rows in \d+ tables\n$/)]);
    expect(await readdir(restored)).toEqual(expect.arrayContaining(['mail.key', 'pictures', 'postgres']));
    expect(await run('restore', [alone], restored)).toEqual({
      code: 1,
      output: `${restored} is not empty: restore into an empty folder.\n`,
    });
  });

  it('is not backed up into its own data folder, which would hold a backup of every backup', async () => {
    const inside = join(shop.dataDir, 'backups');
    expect(await run('backup', [inside], shop.dataDir)).toEqual({
      code: 1,
      output: expect.stringContaining(`${inside} is in the data folder, which is backed up itself`),
    });
    expect(await readdir(shop.dataDir)).not.toContain('backups');
  });

  it('restores nothing for a time that the archive does not reach, and leaves the folder empty', async () => {
    const never = join(folder, 'never');
    expect(await run('restore', [to, '--at', '2099-01-01T00:00:00Z'], never)).toEqual({
      code: 1,
      output: `What was archived in ${join(to, 'wal')} ends before that time: restore with --at latest.\n`,
    });
    expect(await readdir(never)).toEqual([]);
  });

  it('has what a command changes while it is stopped in its archive', async () => {
    await shop.stop();
    expect(await run('demo-data', ['--replace'], shop.dataDir)).toMatchObject({ code: 0 });
    const restored = join(folder, 'changed');
    expect(await run('restore', [to, '--at', 'latest'], restored)).toMatchObject({ code: 0 });
    expect(await ofFolder(restored, DIGESTS)).toEqual(await ofFolder(shop.dataDir, DIGESTS));
  });
});

import { chmod, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandForm, commandForms, formOf } from '../../support/shop/commandForms.ts';
import { copyOfDemoData } from '../../support/shop/demoData.ts';
import { documentedCommands } from '../../support/shop/documentedCommands.ts';
import { findFreePort, runShop, type ShopProcess } from '../../support/shop/shopProcess.ts';

const root = join(import.meta.dirname, '../../..');
const onShop = documentedCommands().flatMap(({ text, file }) => {
  const form = formOf(text);
  return form && 'onShop' in form ? [{ text, file, says: form.onShop }] : [];
});

type SmallForm = Extract<CommandForm, { small: readonly string[] }>;
const small = commandForms.filter((form): form is SmallForm => 'small' in form);
const named = small.map((form) => ({ form, command: `npm run ${form.small.join(' ')}` }));

let folder: string;
let dataDir: string;
/** For the benchmarks: what demo-data does to the other folder does not concern them. */
let benchData: string;
let port: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-documented-'));
  // Where PostgreSQL's user can enter.
  await chmod(folder, 0o755);
  await cp(join(root, 'package.json'), join(folder, 'package.json'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'code.ts'), 'export const one = 1;;\n');
  dataDir = await copyOfDemoData(join(root, 'dist'));
  benchData = await copyOfDemoData(join(root, 'dist'));
  port = String(await findFreePort());
});
afterAll(async () => {
  for (const one of [folder, dataDir, benchData]) await rm(one, { recursive: true, force: true });
});

const settings = () => ({
  PORT: port,
  DATA_DIR: dataDir,
  BENCH_DATA: benchData,
  CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
});

async function stopped(shop: ShopProcess): Promise<number | null> {
  process.kill(shop.pid, 'SIGTERM');
  return await shop.ended;
}

describe('the requests to the demo shop in the docs', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = runShop(process.execPath, ['dist/server/main.js'], root, { ...settings(), DEMO_DATA: '1' });
    await shop.prints('Storefront ready at');
  });
  afterAll(async () => {
    expect(await stopped(shop)).toBe(0);
  });

  test.each(onShop)('$file: $text', async ({ text, says }) => {
    const sent = runShop('bash', ['-c', text.replaceAll('localhost:4000', `localhost:${port}`)], folder, {});
    expect([await sent.ended, sent.output()]).toEqual([0, expect.stringMatching(says)]);
  });
});

describe('the commands in README and docs, with smaller amounts', () => {
  test.each(named.filter(({ form }) => form.small[0] !== 'dev'))('$command', async ({ form }) => {
    const given = form.small.map((part) => part.replace('FOLDER', folder));
    const command = runShop('npm', ['run', ...given], form.inFolder ? folder : root, settings());
    expect([await command.ended, command.output()]).toEqual([0, expect.stringMatching(form.says)]);
  });

  test.each(named.filter(({ form }) => form.small[0] === 'dev'))('$command', async ({ form }) => {
    const shop = runShop('npm', ['run', ...form.small], root, { ...settings(), DATA_DIR: join(folder, 'dev') });
    try {
      await shop.prints('Storefront ready at');
      expect(shop.output()).toMatch(form.says);
      for (const [method, path] of [
        ['GET', '/healthz'],
        ['POST', '/punchout/cxml'],
        ['POST', '/orders/cxml'],
      ] as const) {
        const { status } = await fetch(`http://localhost:${port}${path}`, { method });
        expect([path, status]).not.toEqual([path, 404]);
      }
    } finally {
      await stopped(shop);
    }
  });
});

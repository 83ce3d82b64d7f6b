import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { runCommand } from '#test/support/shop/command.ts';

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  await api.reset();
  folder = await mkdtemp(join(tmpdir(), 'storefront-person-'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const run = async (...given: string[]) => {
  const { code, shown } = await runCommand('person', given, api.url);
  return [code, shown.replaceAll(folder, 'FOLDER').trim().split('\n').at(-1)];
};

test('the data of a user is written into an empty folder, and then the user is erased', async () => {
  const out = join(folder, 'chef');
  expect(await run('export', '--username', 'chef', '--to', out)).toEqual([
    0,
    'The data of chef is in FOLDER/chef: 15 files',
  ]);
  expect(await readdir(out)).toHaveLength(15);
  const [profile] = JSON.parse(await readFile(join(out, 'profile.json'), 'utf8'));
  expect(profile).toMatchObject({ username: 'chef', email: 'chef@oyster.example' });
  expect(await run('export', '--username', 'chef', '--to', out)).toEqual([1, 'FOLDER/chef is not empty.']);
  expect(await run('erase', '--username', 'chef')).toEqual([1, expect.stringContaining('Add --yes to agree.')]);
  expect(await run('erase', '--username', 'chef', '--yes')).toEqual([0, 'chef has been erased']);
  expect(await run('erase', '--username', 'erased-1', '--yes')).toEqual([
    0,
    'erased-1 was erased before. Nothing has changed.',
  ]);
  expect(await run('erase', '--username', 'chef', '--yes')).toEqual([1, 'There is no user chef.']);
});

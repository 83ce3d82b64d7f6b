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
    'The data of chef is in FOLDER/chef: 16 files',
  ]);
  expect(await readdir(out)).toHaveLength(16);
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

test('two-step sign-in of a user is turned off at the command line', async () => {
  const turnOff = async (username: string) => {
    const { code, shown } = await runCommand('admin', ['two-step-off', '--username', username], api.url);
    return [code, shown.trim().split('\n').at(-1)];
  };
  await api.database
    .insertInto('two_factor')
    .values({ user_id: 2, sealed_secret: Buffer.from('sealed'), turned_on_at: new Date(), last_step: 0 })
    .execute();
  const { username } = await api.database
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow();
  expect(await turnOff(username)).toEqual([0, `Two-step sign-in of ${username} is off.`]);
  expect(await turnOff(username)).toEqual([1, `${username} has no two-step sign-in.`]);
});

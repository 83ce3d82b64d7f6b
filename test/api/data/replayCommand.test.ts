import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Recording } from '#domain/recording/recording.ts';
import { addRecording } from '#server/modules/recordings/recordingRepository.ts';
import { encryptWith } from '#server/platform/crypto/encryption.ts';
import { randomIds } from '#server/platform/ids.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { runShop } from '#test/support/shop/shopProcess.ts';

const asToday: Recording = {
  actors: [{ machine: 'leaving', states: 'free' }],
  steps: [
    { at: 0, actor: 0, event: 'work.started', states: 'guarded' },
    { at: 800, actor: 0, event: 'leave.request', states: 'asking' },
  ],
};
const different: Recording = {
  ...asToday,
  steps: [...asToday.steps, { at: 900, actor: 0, event: 'leave.refuse', states: 'free' }],
};
const DAY_MS = 86_400_000;
const MAIL_KEY = 'a key that the command and this test share';

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'storefront-replay-'));
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const run = async (...given: string[]) => {
  const command = runShop('node_modules/.bin/tsx', ['scripts/replay.ts', ...given], process.cwd(), {
    DATABASE_URL: api.url,
    MAIL_KEY,
  });
  const code = await command.ended;
  return { code, lines: command.output().replaceAll(folder, 'FOLDER').trim().split('\n') };
};
const store = (recording: Recording, daysAgo = 0) =>
  addRecording(
    { database: api.database, encryption: encryptWith(MAIL_KEY), ids: randomIds },
    { userId: 1, now: new Date(Date.now() - daysAgo * DAY_MS), recording },
  );
async function fileOf(text: string): Promise<string> {
  const path = join(folder, 'recording.json');
  await writeFile(path, text);
  return path;
}

test('a recording that the machines of today repeat has no difference', async () => {
  const { code, lines } = await run((await store(asToday)).toLowerCase());
  expect([code, lines.at(-1)]).toEqual([0, '2 steps replayed on the code of today: no difference.']);
});

test('a difference is named with its machine, step, expected and actual states', async () => {
  const { code, lines } = await run(await store(different));
  expect([code, lines.slice(-4)]).toEqual([
    1,
    [
      'Step 3: leaving, leave.refuse in asking',
      '  expected: free',
      '  actual:   guarded',
      '3 steps replayed on the code of today: 1 different.',
    ],
  ]);
});

test('as a test, a difference is a file to paste', async () => {
  const { code, lines } = await run('--file', await fileOf(JSON.stringify({ recording: different })), '--test');
  expect(code).toBe(1);
  expect(lines).toEqual([
    "import { expect, test } from 'vitest';",
    "import { leavingMachine } from '#machines/leaving/leavingMachine.ts';",
    "import { possibleStates } from '../../scripts/replay/possibleStates.ts';",
    '',
    'test("step 3 of the recording: leaving, leave.refuse in asking", () => {',
    '  const step = {"from":"asking","event":"leave.refuse"};',
    '  expect(possibleStates(leavingMachine, step)).toContain("free");',
    '});',
  ]);
});

test('an unknown code and an expired one are explained in one sentence', async () => {
  expect((await run('BBBBBBBB')).lines.at(-1)).toBe(
    'No recording has the code BBBBBBBB. Codes are removed after 30 days.',
  );
  const code = await store(asToday, 31);
  const { lines } = await run(code);
  expect(lines.at(-1)).toMatch(new RegExp(`^The recording ${code} expired on [\\d-]+T[\\d:.]+Z\\.$`));
});

test('a damaged file is explained in one sentence', async () => {
  const path = await fileOf(JSON.stringify({ ...asToday, steps: [{ at: 'soon' }] }));
  expect(await run('--file', path)).toEqual({
    code: 1,
    lines: ['FOLDER/recording.json is not a recording, or it is damaged.'],
  });
});

import { expect, test } from 'vitest';
import { keepRunning } from '#server/platform/database/embedded/keepRunning.ts';

/** PostgreSQL of which the test decides when it ends, and whether it starts. */
function puppet() {
  const ends: ((reason: string) => void)[] = [];
  const ports: (number | null)[] = [];
  const lines: string[] = [];
  const puppets = { now: 0, refuses: false, stopped: 0, rest: Promise.resolve() };
  const start = async (port: number | null) => {
    ports.push(port);
    if (puppets.refuses) throw new Error('PostgreSQL did not start');
    const lost = new Promise<string>((resolve) => ends.push(resolve));
    return {
      port: 5_000,
      lost,
      stop: async () => {
        puppets.stopped += 1;
      },
    };
  };
  const kill = async () => {
    const before = ports.length;
    ends.at(-1)?.('it ended with SIGKILL');
    await expect.poll(() => ports.length).toBeGreaterThan(before);
  };
  const keep = () =>
    keepRunning(start, { log: (line) => lines.push(line), now: () => puppets.now, rest: () => puppets.rest });
  return { puppets, ports, lines, ends, kill, keep };
}

test('PostgreSQL that ends is started again on its port', async () => {
  const { ports, lines, kill, keep } = puppet();
  await keep();
  await kill();
  await expect
    .poll(() => lines)
    .toEqual(['PostgreSQL has gone (it ended with SIGKILL): starting it again', 'PostgreSQL runs again']);
  expect(ports).toEqual([null, 5_000]);
});

test('it is lost when it ends for the sixth time in ten minutes, not when it ends once in a while', async () => {
  const { puppets, ports, ends, kill, keep } = puppet();
  const { lost } = await keep();
  for (let time = 0; time < 8; time += 1) {
    puppets.now += 10 * 60_000;
    await kill();
  }
  for (let time = 0; time < 4; time += 1) await kill();
  expect(ports).toHaveLength(13);
  ends.at(-1)?.('it ended with SIGKILL');
  expect(await lost).toBe('it ended with SIGKILL, after 5 new starts in 10 minutes');
});

test('a start that fails counts too', async () => {
  const { puppets, ports, kill, keep } = puppet();
  const { lost } = await keep();
  puppets.refuses = true;
  await kill();
  expect(await lost).toBe('PostgreSQL did not start, after 5 new starts in 10 minutes');
  expect(ports).toHaveLength(6);
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('it is stopped for good', async () => {
  const { puppets, ports, ends, keep } = puppet();
  const kept = await keep();
  await kept.stop();
  ends.at(-1)?.('it ended with SIGINT');
  await turn();
  expect([puppets.stopped, ports]).toEqual([1, [null]]);
});

test('a stop between two new starts prevents the second', async () => {
  const { puppets, ports, ends, kill, keep } = puppet();
  const kept = await keep();
  await kill();
  let wake = () => {};
  puppets.rest = new Promise((resolve) => {
    wake = resolve;
  });
  ends.at(-1)?.('it ended with SIGKILL');
  await turn();
  await kept.stop();
  wake();
  await turn();
  expect(ports).toEqual([null, 5_000]);
});

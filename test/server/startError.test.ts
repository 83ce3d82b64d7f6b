import { mkdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeError, StartError } from '#server/platform/startError.ts';

const errorOf = (trying: Promise<unknown>) => trying.then(() => null).catch((error: unknown) => error);

test('an error with a known reason is one line', async () => {
  expect(describeError(new StartError('The port is in use.'))).toBe('The port is in use.');
  expect(describeError(await errorOf(mkdir('/dev/null/data')))).toBe(
    '/dev/null/data cannot be used: a part of it is a file.',
  );
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/data/results' });
  expect(describeError(denied)).toBe('/data/results cannot be used: permission denied.');
});

test('any other error is shown whole', async () => {
  const missing = await errorOf(readFile('/dev/nothing'));
  const own = new Error('a bug');
  expect([describeError(missing), describeError(own)]).toEqual([missing, own]);
});

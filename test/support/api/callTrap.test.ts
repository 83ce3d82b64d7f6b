import { execFileSync } from 'node:child_process';
import { lookup } from 'node:dns';
import { readFile, readFileSync } from 'node:fs';
import { readFile as readLater } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { reachedOut } from './callTrap.ts';

const quiet = () => {};

test.each<[string, () => void, string]>([
  ['a file read at once', () => readFileSync('package.json'), 'readFileSync'],
  ['a file read later', () => readFile('package.json', quiet), 'FSREQCALLBACK'],
  ['a file promised', () => void readLater('package.json'), 'FSREQPROMISE'],
  ['a file read after a while', () => void setImmediate(() => readFile('package.json', quiet)), 'FSREQCALLBACK'],
  ['a name looked up', () => lookup('localhost', quiet), 'GETADDRINFOREQWRAP'],
  ['a connection', () => connect(9, '127.0.0.1').on('error', quiet).destroy(), 'TCPWRAP'],
  ['a request', () => get('http://127.0.0.1:9').on('error', quiet).destroy(), 'TCPWRAP'],
  ['a fetch', () => void fetch('http://127.0.0.1:9').catch(quiet), 'fetch'],
  ['a process', () => execFileSync(process.execPath, ['--version']), 'execFileSync'],
])('%s is noticed', async (_, run, call) => {
  expect(await reachedOut(run)).toContain(call);
});

test('what another caller does is not', async () => {
  let others: Promise<unknown> | null = null;
  const begin = () => {
    others = readLater('package.json');
  };
  setImmediate(begin);
  expect(await reachedOut(quiet)).toEqual([]);
  expect(await others).toBeTruthy();
});

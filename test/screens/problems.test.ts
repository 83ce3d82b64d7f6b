import { afterEach, expect, test } from 'vitest';
import { type AnyActorRef, createActor, fromPromise, setup } from 'xstate';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Api } from '../../src/api/client.ts';
import { UnreadableAnswer } from '../../src/api/readAnswer.ts';
import { createProblems } from '../../src/app/bugs/problems.ts';

const actors: AnyActorRef[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});

function watched() {
  const reports: unknown[] = [];
  const call = async (_: unknown, { body }: { body: unknown }) => reports.push(body);
  const window = new EventTarget();
  return { reports, window, problems: createProblems({ call } as unknown as Api, window as Window) };
}

const typing = (throws: () => never) =>
  setup({ types: { events: {} as { type: 'quantity.type'; text: string } } }).createMachine({
    id: 'rows',
    initial: 'typing',
    states: { typing: { on: { 'quantity.type': { actions: throws } } } },
  });

function run(throws: () => never) {
  const { problems, reports } = watched();
  const parent = setup({ actors: { rows: typing(throws) } }).createMachine({
    id: 'page',
    initial: 'open',
    states: { open: { invoke: { id: 'rows', src: 'rows', onError: 'broken' } }, broken: {} },
  });
  const actor = createActor(parent, { inspect: problems.inspect }).start();
  actors.push(actor);
  const { rows } = actor.getSnapshot().children;
  rows?.send({ type: 'quantity.type', text: '12 secret' });
  return { reports, value: actor.getSnapshot().value };
}

test("a stopped machine is reported: which, its state, the event, and the program's error", () => {
  const { reports, value } = run(() => {
    throw new TypeError('lines is not a function');
  });
  expect(value).toBe('broken');
  expect(reports).toEqual([
    { message: 'TypeError: lines is not a function', machine: 'rows', state: '"typing"', event: 'quantity.type' },
  ]);
});

test('quoted text in an error is not reported: neither typed text nor values', () => {
  const { reports } = run(() => {
    throw new Error('[DecimalError] Invalid argument: 12 secret');
  });
  expect(reports).toMatchObject([{ message: 'Error', machine: 'rows' }]);
  expect(JSON.stringify(reports)).not.toContain('secret');
});

async function reportsOfPort(error: Error): Promise<unknown[]> {
  const { problems, reports } = watched();
  const machine = setup({ actors: { load: fromPromise(() => Promise.reject(error)) } }).createMachine({
    id: 'history',
    initial: 'loading',
    states: { loading: { invoke: { id: 'load', src: 'load', onError: 'failed' } }, failed: {} },
  });
  const actor = createActor(machine, { inspect: problems.inspect }).start();
  actors.push(actor);
  await expect.poll(() => actor.getSnapshot().value).toBe('failed');
  return reports;
}

const offline = new PortFailure({ kind: 'offline', status: null, detail: '' }, { cause: new TypeError('Failed') });
const broken = new PortFailure({ kind: 'unexpected', status: 500, detail: 'Sorry' });

test.each([new Error('offline'), offline, broken])('a failed port is not a bug: %s', async (error) => {
  expect(await reportsOfPort(error)).toEqual([]);
});

test('an unreadable answer is reported: the call, and where it differs', async () => {
  const cause = new UnreadableAnswer('GET /api/cart 200: /lines/0/id');
  const reports = await reportsOfPort(new PortFailure({ kind: 'unexpected', status: 200, detail: '' }, { cause }));
  expect(reports).toEqual([
    {
      message: 'UnreadableAnswer: GET /api/cart 200: /lines/0/id',
      machine: 'history',
      state: '"loading"',
      event: 'xstate.error.actor.load',
    },
  ]);
});

test('a bug in a port is reported', async () => {
  expect(await reportsOfPort(new TypeError('rows is undefined'))).toMatchObject([
    { message: 'TypeError: rows is undefined', machine: 'history' },
  ]);
});

test('a screen that fails to render, and uncaught errors, are reported', () => {
  const { problems, reports, window } = watched();
  problems.ofScreen(new TypeError('x is undefined'), 'at CartLines');
  window.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('too deep') }));
  expect(reports).toEqual([
    { message: 'TypeError: x is undefined', machine: 'screen', state: 'at CartLines', event: 'render' },
    { message: 'RangeError', machine: 'page', state: '', event: 'error' },
  ]);
});

test('a page that breaks repeatedly is reported ten times', () => {
  const { problems, reports } = watched();
  for (let times = 0; times < 30; times += 1) problems.ofScreen(new TypeError('again'), '');
  expect(reports).toHaveLength(10);
});

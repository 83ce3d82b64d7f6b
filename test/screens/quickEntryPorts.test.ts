import { afterEach, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Api } from '../../src/api/client.ts';
import { validateLinesPort } from '../../src/cart/validateLinesPort.ts';
import { createEntryStore } from '../../src/features/ordering/products/quickEntry/entryStore.ts';
import { quickEntryPorts } from '../../src/features/ordering/products/quickEntry/quickEntryPorts.ts';
import { lineOf } from '../domain/entrySamples.ts';
import { itemOf, owner } from '../machines/ordering/entrySamples.ts';

afterEach(() => localStorage.clear());

function portsOn(reply: unknown) {
  const calls: unknown[] = [];
  const call = async ({ method, path }: { method: string; path: string }, { body }: { body: unknown }) => {
    calls.push([`${method} ${path}`, body]);
    return reply;
  };
  const leaving = createActor(leavingMachine).start();
  const tab = { claim: async () => 'first', openTabs: async () => new Set(['first']), awaitClosing: () => undefined };
  const store = createEntryStore({ storage: localStorage, tab, window, now: Date.now });
  const validateLines = validateLinesPort({ call } as unknown as Api);
  return {
    calls,
    leaving,
    validateLines,
    ports: quickEntryPorts({ fetch: async () => ({ store }), fetched: () => ({ store }) }, () => leaving),
  };
}

const run = (logic: AnyActorLogic, input: unknown) => toPromise(createActor(logic, { input }).start());
const lines = [{ id: -1, productKey: 1, unitOfMeasure: 'CS', orderQuantity: '1' }];

test('lines are checked in one call, and the failing ones are the answer', async () => {
  const errors = lines.map((line) => itemOf(line, false));
  const { validateLines, calls } = portsOn({ kind: 'answer', answer: { errors } });
  expect(await run(validateLines, { lines })).toEqual(errors);
  expect(calls).toEqual([['POST /api/cart/validate', lines]]);
});

test('more lines than one call allows are checked in two', async () => {
  const { validateLines, calls } = portsOn({ kind: 'answer', answer: { errors: [] } });
  const many = Array.from({ length: 2001 }, (_, index) => ({ ...lines[0], id: -index - 1 }));
  expect(await run(validateLines, { lines: many })).toEqual([]);
  expect(calls.map((call) => [call].flat(2).length)).toEqual([2001, 2]);
});

test('a refused check shows the first message of its errors list', async () => {
  const refused = {
    kind: 'refused',
    status: 400,
    message: 'Bad',
    errors: ['Too many lines.', 'x'],
    code: null,
    body: {},
  };
  const { validateLines } = portsOn(refused);
  const failure = await run(validateLines, { lines }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PortFailure);
  expect(failure).toMatchObject({ failure: { kind: 'unexpected', status: 400, detail: 'Too many lines.' } });
});

test('unsaved work is held with its question until it is not held any more', () => {
  const { ports, leaving } = portsOn(null);
  const holding = createActor(ports.holdUnsavedWork).start();
  expect(leaving.getSnapshot().context.unsaved.map((work) => work.question)).toEqual([
    'Unsaved data would be lost by leaving the active view. Are you sure you wish to change the view?',
  ]);
  holding.stop();
  expect(leaving.getSnapshot().value).toBe('free');
});

test('discarded work is reported as such, right before the leave is allowed', () => {
  const { ports, leaving } = portsOn(null);
  const events: unknown[] = [];
  const page = createActor(
    setup({ actors: { hold: ports.holdUnsavedWork } }).createMachine({
      invoke: { src: 'hold' },
      on: { '*': { actions: ({ event }) => void events.push(event.type) } },
    }),
  ).start();
  leaving.on('leave.allowed', ({ type }) => void events.push(type));
  leaving.send({ type: 'leave.request' });
  leaving.send({ type: 'leave.refuse' });
  expect(events).toEqual([]);
  leaving.send({ type: 'leave.request' });
  leaving.send({ type: 'leave.confirm' });
  expect(events).toEqual(['typed.abandon', 'leave.allowed']);
  page.stop();
});

test('stored rows can be restored', async () => {
  const { ports } = portsOn(null);
  await run(ports.recallEntry, owner);
  ports.keepEntry(null, { owner, entry: { lines: new Map([[-1, lineOf(1, '2')]]), pending: null } });
  expect(await run(ports.recallEntry, owner)).toEqual({ lines: [lineOf(1, '2')], pending: null });
});

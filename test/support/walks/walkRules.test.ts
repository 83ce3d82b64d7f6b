import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { Coverage } from './coverage.ts';
import { sameKeyAfter } from './deedRules.ts';
import { walkAll, walkOf } from './walk.ts';
import {
  asksOnlyAfter,
  asksOnlyIf,
  changesNothing,
  from,
  holdsIn,
  keeps,
  keepsSecret,
  leadsTo,
  neverAgainAfter,
  newKeyAfter,
  refuses,
  restsIn,
  sendsEach,
  sendsOnce,
  sendsVersion,
  sets,
  where,
} from './walkRules.ts';

const SECRET = 'only-this-once';
const noAnswer = () => Promise.reject(new Error('must be provided'));

interface Saving {
  version: number;
  key: string;
  name: string;
}

/** A form that is saved under a version and a key, a secret that is shown once, a question before work is lost, and quantities that are sent in turn. */
const FAULTS = {
  none: '',
  'a secret kept after closing': 'the secret is still known',
  '"Keep editing" that discards': 'edit.keep changes data',
  '"No" that does it': 'edit.no starts remove',
  'the same key after a refusal': 'save is sent with the key that was refused',
  'a stale version sent': 'save is sent version 1, not 2',
  'a queue of clicks dropped': 'line.add was accepted more often than send was asked',
  'a guard turned round': 'name.type: soup does not do what it should',
  'a missing onError': 'the failure is not handled, and the machine has stopped',
  'a region left running': 'check is still running',
  'another key though nothing arrived': 'save is repeated with another key',
  'a question left out': 'remove is asked without edit.yes',
  'an empty form sent': 'save is asked what it must not be',
  'removed twice': 'remove is asked again after remove',
  'left while it is saved': 'edit.leave is not refused',
  '"Discard" that keeps': 'edit.discard does not do what it should',
  'a failure that loses what was typed': 'save failed changes what it should keep',
  'a wrong turn': 'it is in form.confirming when it should not',
} as const;
type Fault = keyof typeof FAULTS;

type Event =
  | { type: 'name.type'; name: string }
  | { type: 'edit.save' }
  | { type: 'edit.leave' }
  | { type: 'edit.keep' }
  | { type: 'edit.discard' }
  | { type: 'edit.remove' }
  | { type: 'edit.no' }
  | { type: 'edit.yes' }
  | { type: 'dialog.close' }
  | { type: 'line.add' };

type Outcome = { kind: 'saved'; version: number; readSecret: () => string } | { kind: 'refused' } | { kind: 'lost' };

interface Context {
  name: string;
  version: number;
  keys: number;
  waiting: number;
  readSecret: (() => string) | null;
}

const saved: Outcome = { kind: 'saved', version: 2, readSecret: () => SECRET };
const refused: Outcome = { kind: 'refused' };
const lost: Outcome = { kind: 'lost' };

function formMachine(fault: Fault) {
  const has = (one: Fault) => fault === one;
  return setup({
    types: {} as { context: Context; events: Event },
    actors: {
      load: fromPromise<number>(noAnswer),
      save: fromPromise<Outcome, Saving>(noAnswer),
      remove: fromPromise<void>(noAnswer),
      check: fromPromise<void>(noAnswer),
      send: fromPromise<void>(noAnswer),
    },
  }).createMachine({
    id: `form with ${fault}`,
    context: { name: '', version: 0, keys: 1, waiting: 0, readSecret: null },
    type: 'parallel',
    states: {
      form: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              id: 'load',
              src: 'load',
              onDone: { target: 'editing', actions: assign({ version: ({ event }) => event.output }) },
              onError: 'failed',
            },
          },
          failed: {},
          editing: {
            on: {
              'name.type': {
                guard: ({ event }) => (event.name === '') === has('a guard turned round'),
                actions: assign({ name: ({ event }) => event.name }),
              },
              'edit.save': {
                guard: ({ context }) => context.name !== '' || has('an empty form sent'),
                target: 'saving',
              },
              'edit.leave': 'asking',
              'edit.remove': {
                guard: ({ context }) => context.name !== '' || has('a wrong turn'),
                target: has('a question left out') ? 'removing' : 'confirming',
              },
            },
          },
          asking: {
            on: {
              'edit.keep': {
                target: 'editing',
                actions: has('"Keep editing" that discards') ? assign({ name: '' }) : [],
              },
              'edit.discard': { target: 'editing', actions: has('"Discard" that keeps') ? [] : assign({ name: '' }) },
            },
          },
          confirming: {
            on: { 'edit.no': has('"No" that does it') ? 'removing' : 'editing', 'edit.yes': 'removing' },
          },
          removing: { invoke: { id: 'remove', src: 'remove', onDone: 'removed', onError: 'editing' } },
          removed: { on: has('removed twice') ? { 'edit.yes': 'removing' } : {} },
          saving: {
            on: has('left while it is saved') ? { 'edit.leave': 'asking' } : {},
            invoke: {
              id: 'save',
              src: 'save',
              input: ({ context: { name, version, keys } }) => ({ name, version, key: `key-${keys}` }),
              onDone: [
                {
                  guard: ({ event }) => event.output.kind === 'refused',
                  target: 'editing',
                  actions: has('the same key after a refusal')
                    ? []
                    : assign({ keys: ({ context }) => context.keys + 1 }),
                },
                {
                  guard: ({ event }) => event.output.kind === 'lost' && !has('another key though nothing arrived'),
                  target: 'editing',
                },
                {
                  guard: ({ event }) => event.output.kind === 'lost',
                  target: 'editing',
                  actions: assign({ keys: ({ context }) => context.keys + 1 }),
                },
                {
                  target: 'showing',
                  actions: assign(({ context, event: { output } }) => ({
                    keys: context.keys + 1,
                    ...(output.kind === 'saved' && { readSecret: output.readSecret }),
                    ...(output.kind === 'saved' && !has('a stale version sent') && { version: output.version }),
                  })),
                },
              ],
              ...(has('a missing onError')
                ? {}
                : {
                    onError: {
                      target: 'editing',
                      actions: has('a failure that loses what was typed') ? assign({ name: 'none' }) : [],
                    },
                  }),
            },
          },
          showing: {
            on: {
              'dialog.close': {
                target: 'editing',
                actions: has('a secret kept after closing') ? [] : assign({ readSecret: null }),
              },
            },
          },
        },
      },
      checks: {
        initial: 'resting',
        states: {
          resting: { on: { 'edit.save': 'checking' } },
          checking: {
            invoke: { id: 'check', src: 'check', onDone: 'resting', onError: 'resting' },
            on: has('a region left running') ? {} : { 'dialog.close': 'resting' },
          },
        },
      },
      lines: {
        initial: 'idle',
        states: {
          idle: { on: { 'line.add': 'sending' } },
          sending: {
            on: {
              'line.add': { actions: assign({ waiting: ({ context }) => context.waiting + 1 }) },
            },
            invoke: {
              id: 'send',
              src: 'send',
              onDone: [
                {
                  guard: ({ context }) => context.waiting > 0 && !has('a queue of clicks dropped'),
                  target: 'sending',
                  reenter: true,
                  actions: assign({ waiting: ({ context }) => context.waiting - 1 }),
                },
                { target: 'idle', actions: assign({ waiting: 0 }) },
              ],
              onError: { target: 'idle', actions: assign({ waiting: 0 }) },
            },
          },
        },
      },
    },
  });
}

function walkWith(fault: Fault) {
  return walkOf({
    machine: formMachine(fault),
    inputs: { '': undefined },
    events: { 'name.type': { soup: { name: 'soup' }, nothing: { name: '' } } },
    answers: { load: { 'version 1': 1 }, save: { saved, refused, lost } },
    distinguish: ({ name, waiting }) => [name, Math.min(waiting, 1)],
    rules: [
      keepsSecret(SECRET, 'form.showing'),
      changesNothing('edit.keep', 'edit.no'),
      refuses('name.type: nothing'),
      sets<Context>('name.type: soup', ({ name }) => name === 'soup', 'form.editing'),
      leadsTo('save: refused', 'form.editing'),
      leadsTo('save: saved', 'form.showing'),
      newKeyAfter('save', ({ key }: Saving) => key, 'save: refused'),
      sameKeyAfter('save', ({ key }: Saving) => key, 'save: lost'),
      sendsVersion('save', ({ version }: Saving) => version, { 'load: version 1': 1, 'save: saved': 2 }),
      sendsOnce('save', 'send'),
      asksOnlyAfter('remove', ['edit.yes'], 'edit.no'),
      asksOnlyIf('save', ({ name }: Saving) => name !== ''),
      neverAgainAfter('remove', 'remove'),
      from(['form.saving'], refuses('edit.leave')),
      where<Context>(
        ({ name }) => name !== '',
        sets<Context>('edit.discard', ({ name }) => name === ''),
      ),
      holdsIn<Context>(({ name }) => name !== '', 'form.confirming'),
      keeps<Context>(({ name }) => name, 'save failed'),
      (path) => (path.some(({ event }) => event === 'send failed') ? null : sendsEach('line.add', 'send')(path)),
      (path) => (path.at(-1)?.event === 'dialog.close' ? restsIn(['form.editing'], 'send')(path) : null),
    ],
  });
}

describe('the walk of a form', () => {
  test.each(Object.entries(FAULTS))('with %s shows that', async (fault, sentence) => {
    const walk = walkWith(fault as Fault);
    const { failures } = await walkAll(walk, new Coverage(walk.machine));
    const [reason = ''] = failures.map((failure) => failure.split('\n', 1)[0] ?? '');
    expect(reason.endsWith(sentence) ? sentence : reason).toBe(sentence);
    expect(failures.length > 0).toBe(sentence !== '');
  });
});

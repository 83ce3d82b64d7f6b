import { describe, expect, test } from 'vitest';
import { assign, sendTo, setup } from 'xstate';
import { listener } from '../../machines/samples.ts';
import { Coverage } from './coverage.ts';
import { awaits, leadsToDeed, onlyAfter, onlyIf, sameKeyAfter } from './deedRules.ts';
import { walkAll, walkOf } from './walk.ts';
import { changesNothing, keeps, newKeyAfter } from './walkRules.ts';

const FAULTS = {
  none: '',
  '"No" that sends it': 'line.no leads to cart.write',
  'a host action without a yes': 'line.no leads to forget',
  'a yes that sends nothing': 'line.yes does not lead to cart.write',
  'a second press that sends again': 'cart.write is done again before its answer',
  'a save of nothing': 'line.yes leads to cart.write where it must not',
  'the same key after a refusal': 'cart.write is sent with the key that was refused',
  'another key after a lost answer': 'cart.write is repeated with another key',
  'a lost answer that loses the notes': 'cart.reply: lost changes what it should keep',
  'a "No" that empties a map': 'line.no changes data',
} as const;
type Fault = keyof typeof FAULTS;

interface Write {
  type: 'cart.write';
  key: string;
}

type Event =
  | { type: 'line.save' }
  | { type: 'line.yes' }
  | { type: 'line.no' }
  | { type: 'cart.reply'; kind: 'done' | 'refused' | 'lost' };

/** A line that is written into another user's cart after a question, under a key. */
function lineMachine(fault: Fault) {
  const has = (one: Fault) => fault === one;
  const cart = listener<Write>().ref;
  return setup({
    types: {} as {
      context: { keys: number; isFilled: boolean; message: string; notes: ReadonlyMap<number, string> };
      events: Event;
    },
    actions: {
      forget: () => undefined,
      write: sendTo(cart, ({ context }) => ({ type: 'cart.write' as const, key: `key-${context.keys}` })),
      renewKey: assign({ keys: ({ context }) => context.keys + 1 }),
      say: assign({ message: (_, { message }: { message: string }) => message }),
      empty: assign({ notes: new Map() }),
    },
    guards: {
      isOf: (_, { kind, wanted }: { kind: string; wanted: string }) => kind === wanted,
    },
  }).createMachine({
    id: `line with ${fault}`,
    context: { keys: 1, isFilled: !has('a save of nothing'), message: '', notes: new Map([[1, 'ripe']]) },
    initial: 'editing',
    states: {
      editing: { on: { 'line.save': 'asking' } },
      asking: {
        on: {
          'line.yes': { target: 'saving', actions: has('a yes that sends nothing') ? [] : ['write', 'forget'] },
          'line.no': {
            target: 'editing',
            actions: [
              ...(has('"No" that sends it') ? (['write'] as const) : []),
              ...(has('a host action without a yes') ? (['forget'] as const) : []),
              ...(has('a "No" that empties a map') ? (['empty'] as const) : []),
            ],
          },
        },
      },
      saving: {
        on: {
          'line.save': { actions: has('a second press that sends again') ? ['write'] : [] },
          'cart.reply': [
            {
              guard: { type: 'isOf', params: ({ event }) => ({ kind: event.kind, wanted: 'refused' }) },
              target: 'editing',
              actions: has('the same key after a refusal') ? [] : ['renewKey'],
            },
            {
              guard: { type: 'isOf', params: ({ event }) => ({ kind: event.kind, wanted: 'lost' }) },
              target: 'editing',
              actions: [
                { type: 'say', params: { message: 'Not saved.' } },
                ...(has('another key after a lost answer') ? (['renewKey'] as const) : []),
                ...(has('a lost answer that loses the notes') ? (['empty'] as const) : []),
              ],
            },
            { target: 'saved' },
          ],
        },
      },
      saved: { type: 'final' },
    },
  });
}

describe('the walk of a line that is written into a cart', () => {
  test.each(Object.entries(FAULTS))('with %s shows that', async (fault, sentence) => {
    const walk = walkOf({
      machine: lineMachine(fault as Fault),
      events: { 'cart.reply': { done: { kind: 'done' }, refused: { kind: 'refused' }, lost: { kind: 'lost' } } },
      distinguish: ({ message }) => message,
      rules: [
        changesNothing('line.no'),
        keeps<{ notes: unknown }>(({ notes }) => notes, 'cart.reply: lost'),
        onlyAfter('cart.write', 'line.yes', 'line.save'),
        onlyAfter('forget', 'line.yes'),
        onlyIf<{ isFilled: boolean }>('cart.write', ({ isFilled }) => isFilled),
        leadsToDeed('line.yes', 'cart.write', 'asking'),
        awaits('cart.write', 'cart.reply'),
        newKeyAfter('cart.write', ({ key }: Write) => key, 'cart.reply: refused'),
        sameKeyAfter('cart.write', ({ key }: Write) => key, 'cart.reply: lost'),
      ],
    });
    const { failures } = await walkAll(walk, new Coverage(walk.machine));
    const [reason = ''] = failures.map((failure) => failure.split('\n', 1)[0] ?? '');
    expect(reason.endsWith(sentence) ? sentence : reason).toBe(sentence);
    expect(failures.length > 0).toBe(sentence !== '');
  });
});

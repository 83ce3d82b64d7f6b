import { assign, fromPromise, sendTo, setup } from 'xstate';

const kettleMachine = setup({}).createMachine({ id: 'kettle', description: 'Heats <water> & whistles.' });

/** One of everything that a drawing can show. */
export const teaMachine = setup({
  types: { context: {} as { cups: number }, tags: {} as 'failed' | 'busy' },
  actors: { kettle: kettleMachine, fetchLeaves: fromPromise(() => Promise.resolve('green')) },
  guards: {
    isLeaf: ({ event }, { kind }: { kind: string; event: unknown }) => event.type === kind,
    isThirsty: ({ context }) => context.cups < 3,
  },
  actions: {
    count: assign({ cups: ({ context }) => context.cups + 1 }),
    ring: (_, _params: { bell: string }) => undefined,
  },
  delays: { patience: 90_000, mood: () => 5 },
}).createMachine({
  id: 'tea',
  context: { cups: 0 },
  type: 'parallel',
  states: {
    pot: {
      description: 'Where the tea is.',
      initial: 'empty',
      on: { 'pot.smash': { target: '.broken', actions: { type: 'ring', params: { bell: 'help' } } } },
      states: {
        empty: {
          description: 'Nothing <in> it & nothing said "yet".',
          on: {
            'leaf.choose': [
              {
                guard: { type: 'isLeaf', params: ({ event }) => ({ kind: 'green', event }) },
                target: 'brewing.steeping',
              },
              { target: 'broken' },
            ],
            'pot.clean': { actions: ['count', { type: 'ring', params: { bell: 'small' } }] },
            'pot.empty': { target: 'empty', reenter: true },
          },
        },
        brewing: {
          description: 'Leaves and water are together.',
          tags: 'busy',
          invoke: [
            { id: 'kettle', src: 'kettle' },
            { id: 'leaves', src: 'fetchLeaves', onDone: { guard: 'isThirsty', target: 'served' }, onError: 'broken' },
          ],
          initial: 'steeping',
          states: {
            steeping: { description: 'It takes its time.', after: { patience: 'strong', mood: '#tea.pot.served' } },
            strong: { description: 'Too late.', entry: sendTo('kettle', { type: 'kettle.off' }) },
          },
        },
        served: { type: 'final', description: 'It is drunk.' },
        broken: { description: 'Shards.', tags: 'failed', always: { guard: 'isThirsty', target: 'empty' } },
      },
    },
    guest: { description: 'Waits meanwhile.' },
  },
});

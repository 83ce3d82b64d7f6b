import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../lib/port.ts';

/** One of the running actors that has a chart. */
export interface ChartedActor {
  /** Its path from the root: `session/shop/cart`. */
  path: string;
  /** The id of its machine, which names its drawing. */
  chart: string;
}

interface Input {
  /** False if the panel cannot be turned off, as in development. */
  mayTurnOff: boolean;
  chosen: ChartedActor;
}

interface Context {
  mayTurnOff: boolean;
  chosen: ChartedActor;
  /** The drawing of the chosen actor as SVG text; null until it is loaded. */
  drawing: string | null;
}

type Event =
  | { type: 'panel.unfold' }
  | { type: 'panel.fold' }
  | { type: 'panel.turnOff' }
  | { type: 'actor.choose'; actor: ChartedActor }
  | { type: 'drawing.retry' };

/** The panel that shows the running statecharts to developers. It runs in a system apart from the shop's, and ends when it is turned off. */
export const liveMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed' },
  actors: { loadDrawing: port<string, { chart: string }>('loadDrawing') },
  guards: {
    mayTurnOff: ({ context }) => context.mayTurnOff,
    hasDrawing: ({ context }) => context.drawing !== null,
    isOfSameChart: ({ context }, { actor }: { actor: ChartedActor }) => actor.chart === context.chosen.chart,
  },
  actions: {
    choose: assign({ chosen: (_, { actor }: { actor: ChartedActor }) => actor }),
  },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({ ...input, drawing: null }),
  initial: 'folded',
  on: { 'panel.turnOff': { guard: 'mayTurnOff', target: '.off' } },
  states: {
    folded: {
      description: "Only the panel's button is on screen, and the shop keeps its space. Events are still recorded.",
      on: { 'panel.unfold': 'unfolded' },
    },
    unfolded: {
      description:
        'The panel is beside the shop, or below it on a phone. It shows what runs, recent events and one chart.',
      initial: 'recalling',
      on: {
        'panel.fold': 'folded',
        'actor.choose': [
          {
            guard: { type: 'isOfSameChart', params: ({ event }) => ({ actor: event.actor }) },
            actions: { type: 'choose', params: ({ event }) => ({ actor: event.actor }) },
          },
          {
            target: '.loading',
            actions: [{ type: 'choose', params: ({ event }) => ({ actor: event.actor }) }, assign({ drawing: null })],
          },
        ],
      },
      states: {
        recalling: {
          description: 'A drawing that was shown before is shown again.',
          always: [{ guard: 'hasDrawing', target: 'shown' }, { target: 'loading' }],
        },
        loading: {
          description: 'The drawing of the chosen actor is loading.',
          tags: 'busy',
          invoke: {
            id: 'loadDrawing',
            src: 'loadDrawing',
            input: ({ context }) => ({ chart: context.chosen.chart }),
            onDone: { target: 'shown', actions: assign({ drawing: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        shown: { description: 'The current states of the chosen actor are highlighted.' },
        failed: {
          description: 'The drawing could not be loaded. The user can try again or choose another actor.',
          tags: 'failed',
          on: { 'drawing.retry': 'loading' },
        },
      },
    },
    off: { description: 'The panel is turned off and watches nothing.', type: 'final' },
  },
  options: machineOptions,
});

export type LiveRef = ActorRefFrom<typeof liveMachine>;
export type LiveSnapshot = SnapshotFrom<typeof liveMachine>;

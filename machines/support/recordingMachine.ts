import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { FoundRecording } from '#domain/api/recordings.ts';
import { liveText } from '#domain/texts/liveText.ts';
import { machineOptions, port } from '../lib/port.ts';
import { refusing } from '../lib/refusal.ts';
import type { ChartedActor } from '../live/liveMachine.ts';

/** Null: no recording has this code, or it has expired. */
export type RecordingOutcome = FoundRecording | null;

interface Context {
  /** As typed. */
  code: string;
  found: FoundRecording | null;
  /** How many steps of the recording have happened. */
  step: number;
}

type Event =
  | { type: 'code.type'; code: string }
  | { type: 'code.submit' }
  | { type: 'step.next' }
  | { type: 'step.previous' }
  | { type: 'step.choose'; step: number }
  | { type: 'recording.close' };

const lastOf = ({ found }: Context) => found?.recording.steps.length ?? 0;

/** The machine that received the event of a step. */
function actorAt({ found, step }: Context): ChartedActor | null {
  const place = found?.recording.steps[step - 1]?.actor;
  const machine = place === undefined ? undefined : found?.recording.actors[place]?.machine;
  return machine === undefined ? null : { path: `recording/${place}`, chart: machine };
}

const SHOW_STEP = {
  type: 'showActor' as const,
  params: ({ context }: { context: Context }) => ({ actor: actorAt(context) }),
};

/** Opens what a user sent to support and goes through it step by step. Owned by the panel of statecharts, and runs on /admin/flows. */
export const recordingMachine = setup({
  types: {} as { context: Context; events: Event; input: { code: string } | undefined; tags: 'busy' },
  actors: { loadRecording: port<RecordingOutcome, { code: string }>('loadRecording') },
  guards: {
    hasCode: refusing(
      ({ context }: { context: Context }) => context.code.trim() !== '',
      () => liveText('enterCode'),
    ),
    hasStep: ({ context }, { step }: { step: number }) => step >= 1 && step <= lastOf(context),
    isFound: (_, { found }: { found: RecordingOutcome }) => found !== null,
    hasNext: refusing(
      ({ context }: { context: Context }) => context.step < lastOf(context),
      () => liveText('lastStep'),
    ),
    hasPrevious: refusing(
      ({ context }: { context: Context }) => context.step > 1,
      () => liveText('firstStep'),
    ),
  },
  actions: {
    setCode: assign({ code: (_, { code }: { code: string }) => code }),
    setFound: assign({ found: (_, { found }: { found: RecordingOutcome }) => found }),
    goTo: assign({ step: (_, { step }: { step: number }) => step }),
    /** Filled by the panel: the chart of this machine is shown. */
    showActor: (_, __: { actor: ChartedActor | null }) => {},
  },
}).createMachine({
  id: 'recording',
  context: ({ input }) => ({ code: input?.code ?? '', found: null, step: 0 }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'A code from an address is opened at once.',
      always: [{ guard: 'hasCode', target: 'loading' }, { target: 'asking' }],
    },
    asking: {
      description: 'No recording is open. A field asks for the code of a recording.',
      initial: 'typing',
      on: {
        'code.type': { target: '.typing', actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) } },
        'code.submit': { guard: 'hasCode', target: 'loading' },
      },
      states: {
        typing: { description: 'A code can be typed.' },
        unknown: { description: 'No recording has this code, or it has expired.' },
        failed: { description: 'There was no response. The same code can be submitted again.' },
      },
    },
    loading: {
      description: 'The recording is requested from the server.',
      tags: 'busy',
      invoke: {
        id: 'loadRecording',
        src: 'loadRecording',
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'open',
            actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'asking.unknown' },
        ],
        onError: 'asking.failed',
      },
    },
    open: {
      description: 'One step of the recording is shown: the states at that time, and the chart of its machine.',
      entry: [{ type: 'goTo', params: { step: 1 } }, SHOW_STEP],
      exit: assign({ found: null, step: 0 }),
      on: {
        'step.next': {
          guard: 'hasNext',
          actions: [{ type: 'goTo', params: ({ context }) => ({ step: context.step + 1 }) }, SHOW_STEP],
        },
        'step.previous': {
          guard: 'hasPrevious',
          actions: [{ type: 'goTo', params: ({ context }) => ({ step: context.step - 1 }) }, SHOW_STEP],
        },
        'step.choose': {
          guard: { type: 'hasStep', params: ({ event }) => ({ step: event.step }) },
          actions: [{ type: 'goTo', params: ({ event }) => ({ step: event.step }) }, SHOW_STEP],
        },
        'recording.close': { target: 'asking', actions: assign({ code: '' }) },
      },
    },
  },
  options: machineOptions,
});

export type RecordingRef = ActorRefFrom<typeof recordingMachine>;
export type RecordingSnapshot = SnapshotFrom<typeof recordingMachine>;

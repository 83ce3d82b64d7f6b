import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LandingConflict } from '#domain/api/landing.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { LandingAnswer, LandingSave, LandingSaved } from './landingEditing.ts';

interface Context extends LandingSave {
  /** What someone else saved in the meantime, with who and when. */
  conflict: LandingConflict | null;
  result: LandingSaved;
}

type Event = { type: 'conflict.keepMine' } | { type: 'conflict.takeTheirs' } | { type: 'conflict.keepEditing' };
type Answered = { answer: LandingAnswer };

/** Saves the landing page. If someone else saved it in the meantime, it asks, so that nothing is overwritten unseen. Invoked by its form. */
export const landingSavingMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: LandingSave;
    output: LandingSaved;
    tags: 'busy' | 'asking';
  },
  actors: { sendLanding: port<LandingAnswer, LandingSave>('sendLanding') },
  guards: {
    isDone: (_, { answer }: Answered) => answer.kind === 'done',
    isStale: (_, { answer }: Answered) => answer.kind === 'stale',
  },
  actions: {
    setTheirs: assign((_, { answer }: Answered) => (answer.kind === 'stale' ? { conflict: answer.conflict } : {})),
    /** Saves mine again, based on their version. */
    takeTheirVersion: assign({ version: ({ context }) => context.conflict?.landing.version ?? context.version }),
    markSaved: assign({ result: { kind: 'saved' } }),
    chooseTheirs: assign({
      result: ({ context: { conflict } }): LandingSaved =>
        conflict ? { kind: 'theirs', landing: conflict.landing } : { kind: 'unsaved' },
    }),
    showReason: assign({
      result: (_, { answer }: Answered): LandingSaved => ({
        kind: 'failed',
        text: (answer.kind === 'refused' && answer.text) || landingText('landingEdit.unexpected'),
      }),
    }),
    showSilence: assign({
      result: (_, { error }: { error: unknown }): LandingSaved => {
        const { kind, detail } = failureOf(error);
        return {
          kind: 'failed',
          text: kind === 'offline' ? frameText('session.noResponse') : detail || landingText('landingEdit.unexpected'),
        };
      },
    }),
  },
}).createMachine({
  id: 'landingSaving',
  context: ({ input }) => ({ ...input, conflict: null, result: { kind: 'unsaved' } }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The whole page is sent with the version that it was read at.',
      tags: 'busy',
      invoke: {
        id: 'sendLanding',
        src: 'sendLanding',
        input: ({ context: { layout, version } }) => ({ layout, version }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'ended',
            actions: 'markSaved',
          },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ answer: event.output }) },
            target: 'conflicting',
            actions: { type: 'setTheirs', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'ended',
            actions: { type: 'showReason', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'ended',
          actions: { type: 'showSilence', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    conflicting: {
      description:
        'Someone else saved the page in the meantime. The admin compares both and chooses one, or keeps editing.',
      tags: 'asking',
      on: {
        'conflict.keepMine': { target: 'writing', actions: 'takeTheirVersion' },
        'conflict.takeTheirs': { target: 'ended', actions: 'chooseTheirs' },
        'conflict.keepEditing': {
          target: 'ended',
          description: 'The page keeps its version, so that the next save asks again.',
        },
      },
    },
    ended: {
      type: 'final',
      description: 'The page is saved, or the admin continues to edit it.',
    },
  },
  output: ({ context }) => context.result,
  options: machineOptions,
});

export type LandingSavingRef = ActorRefFrom<typeof landingSavingMachine>;
export type LandingSavingSnapshot = SnapshotFrom<typeof landingSavingMachine>;

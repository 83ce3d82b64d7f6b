import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import {
  commutes,
  type GuideWrite,
  hasLanded,
  isRevision,
  nameGivenUp,
  rebased,
  writtenGuide,
} from '#domain/guide/guideWrite.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { NoticeSubject } from '../../notices/notice.ts';
import { aboutGuide } from '../guideNotice.ts';
import {
  BROKEN,
  type GuideAnswer,
  type GuideOutcome,
  type GuideWriteInput,
  isAnswered,
  mayBeDoneAlready,
  troubleOf,
} from './guideWrite.ts';

interface Context extends GuideWriteInput {
  /** As it is known so far: while guides are asked for, what is true if they do not say better. */
  outcome: GuideOutcome;
}

type Answered = { answer: GuideAnswer };

/**
 * Makes, changes or deletes one guide and finds out what became of it: a lost answer is asked for before anyone hears of a
 * failure, and what someone else changed meanwhile is told only where it stands in the way. Invoked by everything that writes guides.
 */
export const guideWriteMachine = setup({
  types: {} as {
    context: Context;
    input: GuideWriteInput;
    output: GuideOutcome;
    tags: 'sending' | 'asking';
  },
  actors: {
    sendWrite: port<GuideAnswer, GuideWrite>('sendWrite'),
    loadGuides: port<readonly Guide[]>('loadGuides'),
  },
  guards: {
    isGoneAlready: ({ context: { write } }, { answer }: Answered) =>
      write.kind === 'delete' && answer.kind === 'refused' && answer.status === 404,
    isThere: ({ context }, { answer }: Answered) => answer.kind === 'stale' && hasLanded(context.write, [answer.guide]),
    commutes: ({ context: { write } }, { answer }: Answered) =>
      answer.kind === 'stale' && isRevision(write) && commutes(write, answer.guide),
    wasRefused: ({ context }) => context.outcome.kind === 'refused',
  },
  actions: {
    learn: assign({ outcome: (_, { answer }: Answered) => answer }),
    learnTrouble: assign({
      outcome: (_, { error }: { error: unknown }): GuideOutcome => ({ kind: 'failed', text: troubleOf(error) }),
    }),
    learnDone: assign({
      outcome: ({ context }, { guides }: { guides: readonly Guide[] }): GuideOutcome => ({
        kind: 'done',
        version: writtenGuide(context.write, guides)?.version ?? null,
      }),
    }),
    /** Filled by the host: takes a notice off the screen that is no longer true. */
    withdrawNotice: (_, _params: { about: NoticeSubject }) => undefined,
    refreshGuides: sendTo(({ context }) => context.guideList, { type: 'guides.refresh' }),
  },
}).createMachine({
  id: 'guideWrite',
  context: ({ input }) => ({ ...input, outcome: BROKEN }),
  initial: 'sending',
  states: {
    sending: {
      description: 'The guide is on its way. Whatever goes wrong now, it may have arrived.',
      tags: 'sending',
      invoke: {
        id: 'sendWrite',
        src: 'sendWrite',
        input: ({ context }) => context.write,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'done',
            actions: { type: 'learn', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'Someone else deleted it: that is what was asked for.',
            guard: { type: 'isGoneAlready', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            actions: { type: 'learnDone', params: { guides: [] } },
          },
          {
            description: 'An earlier sending whose answer was lost, or someone who wanted the same.',
            guard: { type: 'isThere', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            actions: {
              type: 'learnDone',
              params: ({ event }) => ({ guides: event.output.kind === 'stale' ? [event.output.guide] : [] }),
            },
          },
          {
            description: 'What others did elsewhere in the guide does not stand in the way.',
            guard: { type: 'commutes', params: ({ event }) => ({ answer: event.output }) },
            target: 'sending',
            reenter: true,
            actions: assign({
              write: ({ context: { write }, event }) =>
                event.output.kind === 'stale' && isRevision(write) ? rebased(write, event.output.guide) : write,
            }),
          },
          {
            guard: ({ event }) => event.output.kind === 'stale',
            target: 'stale',
            actions: { type: 'learn', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'The name is taken or the guide is gone: by an earlier sending whose answer was lost?',
            guard: ({ context, event }) => mayBeDoneAlready(context.write, event.output),
            target: 'asking',
            actions: { type: 'learn', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'learn', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [
          {
            guard: ({ event }) => isAnswered(event.error),
            target: 'failed',
            actions: { type: 'learnTrouble', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'asking', actions: { type: 'learnTrouble', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    asking: {
      description: 'The guides are asked for: do they say that it arrived?',
      tags: 'asking',
      invoke: {
        id: 'loadGuides',
        src: 'loadGuides',
        onDone: [
          {
            guard: ({ context, event }) => hasLanded(context.write, event.output),
            target: 'done',
            actions: { type: 'learnDone', params: ({ event }) => ({ guides: event.output }) },
          },
          { guard: 'wasRefused', target: 'refused' },
          { target: 'failed' },
        ],
        onError: [{ guard: 'wasRefused', target: 'refused' }, { target: 'failed' }],
      },
    },
    done: {
      type: 'final',
      description: 'The guides are as they were wanted, by this sending or an earlier one.',
      entry: [
        'refreshGuides',
        enqueueActions(({ context, enqueue }) => {
          const name = nameGivenUp(context.write);
          if (name !== null) enqueue({ type: 'withdrawNotice', params: { about: aboutGuide(name) } });
        }),
      ],
    },
    stale: {
      type: 'final',
      description: 'Someone else changed the same meanwhile: whoever writes shows it and decides.',
      entry: 'refreshGuides',
    },
    refused: {
      type: 'final',
      description: 'The server says no, and why.',
      entry: 'refreshGuides',
    },
    failed: {
      type: 'final',
      description: 'No answer came, and as far as anyone knows it is not there. It can be tried again.',
      entry: 'refreshGuides',
    },
  },
  output: ({ context }) => context.outcome,
  options: machineOptions,
});

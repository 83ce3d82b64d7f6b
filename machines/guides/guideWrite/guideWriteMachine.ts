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
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
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
  /** The outcome as far as it is known. While the guides load, it is the one that counts unless they show otherwise. */
  outcome: GuideOutcome;
}

type Answered = { answer: GuideAnswer };

/**
 * Creates, changes or deletes one guide and finds out the outcome. After a lost response it checks the guides before
 * it reports a failure. Changes by others are reported only if they conflict. Invoked by everything that writes
 * guides.
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
      write.kind === 'delete' && answer.kind === 'refused' && isRefusedAs(answer, 'guideNotFound', 404),
    isThere: ({ context }, { answer }: Answered) => answer.kind === 'stale' && hasLanded(context.write, [answer.guide]),
    commutes: ({ context: { write } }, { answer }: Answered) =>
      answer.kind === 'stale' && isRevision(write) && commutes(write, answer.guide),
    wasRefused: ({ context }) => context.outcome.kind === 'refused',
  },
  actions: {
    learn: assign({ outcome: (_, { answer }: Answered) => answer }),
    setTrouble: assign({
      outcome: (_, { error }: { error: unknown }): GuideOutcome => ({ kind: 'failed', text: troubleOf(error) }),
    }),
    setDone: assign({
      outcome: ({ context }, { guides }: { guides: readonly Guide[] }): GuideOutcome => ({
        kind: 'done',
        version: writtenGuide(context.write, guides)?.version ?? null,
      }),
    }),
    /** Provided by the host: dismisses an outdated notice. */
    withdrawNotice: (_, _params: { about: NoticeSubject }) => undefined,
    refreshGuides: sendTo(({ context }) => context.guideList, { type: 'guides.refresh' }),
  },
}).createMachine({
  id: 'guideWrite',
  context: ({ input }) => ({ ...input, outcome: BROKEN }),
  initial: 'sending',
  states: {
    sending: {
      description: 'The guide is being saved. If anything goes wrong now, it may still have arrived.',
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
            description: 'Someone else already deleted the guide, which is the wanted result.',
            guard: { type: 'isGoneAlready', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            actions: { type: 'setDone', params: { guides: [] } },
          },
          {
            description: 'An earlier attempt without a response saved it, or someone else made the same change.',
            guard: { type: 'isThere', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            actions: {
              type: 'setDone',
              params: ({ event }) => ({ guides: event.output.kind === 'stale' ? [event.output.guide] : [] }),
            },
          },
          {
            description: 'Others changed something else in the guide, so there is no conflict.',
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
            description:
              'The name is taken or the guide is gone, perhaps because of an earlier attempt without a response.',
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
            actions: { type: 'setTrouble', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'asking', actions: { type: 'setTrouble', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    asking: {
      description: 'The guides are loaded to see whether the change arrived.',
      tags: 'asking',
      invoke: {
        id: 'loadGuides',
        src: 'loadGuides',
        onDone: [
          {
            guard: ({ context, event }) => hasLanded(context.write, event.output),
            target: 'done',
            actions: { type: 'setDone', params: ({ event }) => ({ guides: event.output }) },
          },
          { guard: 'wasRefused', target: 'refused' },
          { target: 'failed' },
        ],
        onError: [{ guard: 'wasRefused', target: 'refused' }, { target: 'failed' }],
      },
    },
    done: {
      type: 'final',
      description: 'The guides are as wanted, by this attempt or an earlier one.',
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
      description: 'Someone else changed the same thing in the meantime. The user sees it and decides.',
      entry: 'refreshGuides',
    },
    refused: {
      type: 'final',
      description: 'The server refused the change and gave a reason.',
      entry: 'refreshGuides',
    },
    failed: {
      type: 'final',
      description: 'The change failed and, as far as known, is not there. The user can try again.',
      entry: 'refreshGuides',
    },
  },
  output: ({ context }) => context.outcome,
  options: machineOptions,
});

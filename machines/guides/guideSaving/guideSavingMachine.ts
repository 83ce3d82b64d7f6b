import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { machineOptions } from '../../lib/port.ts';
import { type Editing, editedGuide, rebased } from '../guideForm/guideForm.ts';
import { BROKEN, type GuideListRef, type GuideOutcome, type GuideWritten, reasonOf } from '../guideWrite/guideWrite.ts';
import { guideWriting } from '../guideWrite/guideWriting.ts';

interface Input {
  editing: Editing;
  guideList: GuideListRef;
}

interface Context extends Input {
  /** The guide as someone else changed it in the meantime. */
  theirs: Guide | null;
  message: string | null;
  isSaved: boolean;
}

type Event = { type: 'conflict.apply' } | { type: 'conflict.keepEditing' };

/** The outcome of a save: everything edited, on top of others' changes, and why it is not saved. */
export type Saved = Pick<Context, 'editing' | 'message' | 'isSaved'>;

/** Saves an edited guide, and asks if someone else changed it in the meantime. Invoked by the form of a guide. */
export const guideSavingMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: Saved;
    tags: 'busy' | 'asking';
  },
  actors: guideWriting.actors,
  guards: {
    ...guideWriting.guards,
    isGone: ({ context }, { output }: GuideWritten) =>
      context.editing.guide !== null && output.kind === 'refused' && isRefusedAs(output, 'guideNotFound', 404),
  },
  actions: {
    rebase: assign({
      editing: ({ context: { editing, theirs } }) => (theirs ? { ...editing, ...rebased(editing, theirs) } : editing),
    }),
    sayReason: assign({
      message: ({ context }, { outcome }: { outcome: GuideOutcome }) => {
        const { notCreated, notSaved } = guideTexts.orderGuide;
        return reasonOf(outcome, context.editing.guide === null ? notCreated : notSaved);
      },
    }),
  },
}).createMachine({
  id: 'guideSaving',
  context: ({ input }) => ({ ...input, theirs: null, message: null, isSaved: false }),
  initial: 'writing',
  states: {
    writing: {
      description: 'Adds, changes and removals are sent with the version that was edited. A new guide is sent in full.',
      tags: 'busy',
      invoke: {
        id: 'guideWrite',
        src: 'guideWrite',
        input: ({ context }) => ({ write: editedGuide(context.editing), guideList: context.guideList }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) },
            target: 'ended',
            actions: assign({ isSaved: true }),
          },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ output: event.output }) },
            target: 'conflicting',
            actions: assign({ theirs: ({ event }) => (event.output.kind === 'stale' ? event.output.guide : null) }),
          },
          {
            description: 'Someone else deleted or renamed the guide. The next save creates it again.',
            guard: { type: 'isGone', params: ({ event }) => ({ output: event.output }) },
            target: 'ended',
            actions: assign({
              editing: ({ context }) => ({ ...context.editing, guide: null, opened: new Map() }),
              message: guidesText('guide.orderGuide.gone'),
            }),
          },
          {
            target: 'ended',
            actions: { type: 'sayReason', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'ended', actions: { type: 'sayReason', params: { outcome: BROKEN } } },
      },
    },
    conflicting: {
      description: "Someone else changed the guide, and their changes are shown. The user's edits go on top of them.",
      tags: 'asking',
      on: {
        'conflict.apply': { target: 'writing', actions: 'rebase' },
        'conflict.keepEditing': { target: 'ended', actions: 'rebase' },
      },
    },
    ended: {
      type: 'final',
      description: 'The guide is saved, or the user continues to edit it.',
    },
  },
  output: ({ context: { editing, message, isSaved } }) => ({ editing, message, isSaved }),
  options: machineOptions,
});

export type GuideSavingRef = ActorRefFrom<typeof guideSavingMachine>;
export type GuideSavingSnapshot = SnapshotFrom<typeof guideSavingMachine>;

import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import { texts } from '#domain/texts.ts';
import {
  changeOfGuide,
  changesElsewhere,
  type Editing,
  isContained,
  newGuideOf,
  rebased,
} from '../guideEdit/guideEdit.ts';
import {
  type GuideAnswer,
  type GuideChangeRequest,
  type GuideKeeper,
  type NewGuide,
  troubleOf,
} from '../guides/guideWrite.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';

interface Input {
  editing: Editing;
  keeper: GuideKeeper;
}

interface Context extends Input {
  /** The guide as someone else changed it meanwhile. */
  theirs: Guide | null;
  message: string | null;
  isSaved: boolean;
}

type Event = { type: 'conflict.apply' } | { type: 'conflict.keepEditing' };

/** What became of a save: everything edited, on top of what others did, and why it is not saved. */
export type Saved = Pick<Context, 'editing' | 'message' | 'isSaved'>;

type Answered = { output: GuideAnswer };

/** Sends an edited guide, and asks where someone else changed it meanwhile. Invoked by the editing of a guide. */
export const guideSavingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    output: {} as Saved,
    tags: {} as 'busy' | 'asking',
    meta: {} as FeatureMeta,
  },
  actors: {
    createGuide: port<GuideAnswer, NewGuide>('createGuide'),
    changeGuide: port<GuideAnswer, GuideChangeRequest>('changeGuide'),
  },
  guards: {
    isNew: ({ context }) => context.editing.guide === null,
    isDone: (_, { output }: Answered) => output.kind === 'done',
    isGone: (_, { output }: Answered) => output.kind === 'refused' && output.status === 404,
    isStale: (_, { output }: Answered) => output.kind === 'stale',
    isHarmless: ({ context }, { output }: Answered) =>
      output.kind === 'stale' && changesElsewhere(context.editing, output.guide).length === 0,
    isContained: ({ context }, { output }: Answered) =>
      output.kind === 'stale' && isContained(context.editing, output.guide),
  },
  actions: {
    learnTheirs: assign({ theirs: (_, { output }: Answered) => (output.kind === 'stale' ? output.guide : null) }),
    rebase: assign({
      editing: ({ context: { editing, theirs } }) => (theirs ? { ...editing, ...rebased(editing, theirs) } : editing),
    }),
    forgetGuide: assign({
      editing: ({ context }) => ({ ...context.editing, guide: null, opened: new Map() }),
      message: texts.orderGuide.gone,
    }),
    rememberRefusal: assign({
      message: (_, { output }: Answered) => (output.kind === 'refused' ? output.text : texts.orderGuide.unexpected),
    }),
    rememberTrouble: assign({
      message: ({ context }, { error }: { error: unknown }) => {
        const { notCreated, notSaved } = texts.orderGuide;
        return (context.editing.guide === null ? notCreated : notSaved)(troubleOf(error));
      },
    }),
    markSaved: assign({ isSaved: true }),
    refreshGuides: sendTo(({ context }) => context.keeper, { type: 'guides.refresh' }),
  },
}).createMachine({
  id: 'guideSaving',
  context: ({ input }) => ({ ...input, theirs: null, message: null, isSaved: false }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A guide there is is changed, another is made.',
      meta: { features: ['OG-07'] },
      always: [{ guard: 'isNew', target: 'creating' }, { target: 'changing' }],
    },
    creating: {
      description: 'The guide is made with its products.',
      meta: { features: ['OG-07', 'API-06'] },
      tags: 'busy',
      invoke: {
        id: 'createGuide',
        src: 'createGuide',
        input: ({ context }) => newGuideOf(context.editing),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'ended', actions: 'markSaved' },
          { target: 'ended', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
        ],
        onError: { target: 'ended', actions: { type: 'rememberTrouble', params: ({ event }) => event } },
      },
    },
    changing: {
      description: 'Adds, changes and removals are sent, with the version that was edited.',
      meta: { features: ['OG-07', 'API-06'] },
      tags: 'busy',
      invoke: {
        id: 'changeGuide',
        src: 'changeGuide',
        input: ({ context }) => changeOfGuide(context.editing),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'ended', actions: 'markSaved' },
          {
            description: 'An earlier save whose answer was lost, or someone wanted the same.',
            guard: { type: 'isContained', params: ({ event }) => event },
            target: 'ended',
            actions: 'markSaved',
          },
          {
            description: 'Only places in the order were changed: nothing to ask about.',
            guard: { type: 'isHarmless', params: ({ event }) => event },
            target: 'changing',
            reenter: true,
            actions: [{ type: 'learnTheirs', params: ({ event }) => event }, 'rebase'],
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'conflicting',
            actions: { type: 'learnTheirs', params: ({ event }) => event },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'ended',
            actions: 'forgetGuide',
          },
          { target: 'ended', actions: { type: 'rememberRefusal', params: ({ event }) => event } },
        ],
        onError: { target: 'ended', actions: { type: 'rememberTrouble', params: ({ event }) => event } },
      },
    },
    conflicting: {
      description:
        'Someone else changed the guide meanwhile: what they did is shown. Either way mine goes on top of it.',
      meta: { features: ['OG-07', 'ERR-03', 'SHARED-01'] },
      tags: 'asking',
      on: {
        'conflict.apply': { target: 'changing', actions: 'rebase' },
        'conflict.keepEditing': { target: 'ended', actions: 'rebase' },
      },
    },
    ended: {
      type: 'final',
      description: 'The guide is saved, or goes back to whoever edits it. The list may be another now, answer or not.',
      meta: { features: ['OG-07', 'ERR-03'] },
      entry: 'refreshGuides',
    },
  },
  output: ({ context: { editing, message, isSaved } }) => ({ editing, message, isSaved }),
  options: machineOptions,
});

export type GuideSavingRef = ActorRefFrom<typeof guideSavingMachine>;
export type GuideSavingSnapshot = SnapshotFrom<typeof guideSavingMachine>;

import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { inSequence } from '#domain/catalog/guideListing.ts';
import type { Guide } from '#domain/guide/guide.ts';
import { guideName, guideNameProblem } from '#domain/guide/guideName.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { type GuideWrite, guideCreation } from '#domain/guide/guideWrite.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { guideNotice } from '../guideNotice.ts';
import { BROKEN, type GuideListRef, type GuideOutcome, reasonOf } from '../guideWrite/guideWrite.ts';
import { guideWriting } from '../guideWrite/guideWriting.ts';

interface Input {
  /** The guide whose products are copied; null creates an empty one. */
  source: Pick<Guide, 'name' | 'products'> | null;
  takenNames: readonly string[];
  guideList: GuideListRef;
}

interface Context extends Input {
  name: string;
  /** Why the name is not allowed. */
  problem: string | null;
  /** The message about the last attempt. */
  message: string | null;
}

type Event = { type: 'name.type'; name: string } | { type: 'name.submit' } | { type: 'dialog.cancel' };

function namedGuide({ name, source }: Context): GuideWrite {
  return guideCreation(guideName(name), inSequence(source ?? { products: [] }));
}

/** Creates a guide under a new name, empty or as a copy. Invoked by the guide pages while the dialog is open. */
export const guideNamingMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: { name: string | null };
    tags: 'busy';
  },
  actors: guideWriting.actors,
  guards: {
    ...guideWriting.guards,
    canBeNamed: ({ context }) => guideNameProblem(context.name, context.takenNames) === null,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    sayReason: assign({
      message: (_, { outcome }: { outcome: GuideOutcome }) => reasonOf(outcome, guideTexts.orderGuide.notCreated),
    }),
  },
}).createMachine({
  id: 'guideNaming',
  context: ({ input }) => ({ ...input, name: '', problem: null, message: null }),
  initial: 'naming',
  states: {
    naming: {
      description: 'The user types the name. Problems are shown right away; a blank name is reported only on submit.',
      on: {
        'name.type': {
          actions: assign(({ context, event }) => ({
            name: event.name,
            message: null,
            // An empty field shows no problem before it is submitted.
            problem: guideName(event.name) === '' ? null : guideNameProblem(event.name, context.takenNames),
          })),
        },
        'name.submit': [
          { guard: 'canBeNamed', target: 'creating' },
          { actions: assign({ problem: ({ context }) => guideNameProblem(context.name, context.takenNames) }) },
        ],
        'dialog.cancel': { target: 'closed', actions: assign({ name: '' }) },
      },
    },
    creating: {
      description: 'The guide is being created. The dialog keeps the name.',
      tags: 'busy',
      invoke: {
        id: 'guideWrite',
        src: 'guideWrite',
        input: ({ context }) => ({ write: namedGuide(context), guideList: context.guideList }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) },
            target: 'closed',
            actions: {
              type: 'notify',
              params: ({ context }) =>
                guideNotice(
                  guideName(context.name),
                  guidesText('guide.orderGuide.created', { name: guideName(context.name) }),
                ),
            },
          },
          {
            target: 'naming',
            actions: { type: 'sayReason', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'naming', actions: { type: 'sayReason', params: { outcome: BROKEN } } },
      },
    },
    closed: {
      type: 'final',
      description: 'The guide was created, or the dialog was closed.',
    },
  },
  output: ({ context }) => ({ name: guideName(context.name) || null }),
  options: machineOptions,
});

export type GuideNamingRef = ActorRefFrom<typeof guideNamingMachine>;
export type GuideNamingSnapshot = SnapshotFrom<typeof guideNamingMachine>;

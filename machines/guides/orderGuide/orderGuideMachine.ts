import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import { isEditable } from '#domain/guide/guide.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import type { Product } from '#domain/product/product.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { machineOptions } from '../../lib/port.ts';
import { guideAdditionMachine } from '../guideAddition/guideAdditionMachine.ts';
import { guideItemMachine } from '../guideItem/guideItemMachine.ts';
import { guideNamingMachine } from '../guideNaming/guideNamingMachine.ts';
import { BROKEN, type GuideListRef, type GuideOutcome, reasonOf } from '../guideWrite/guideWrite.ts';
import { guideWriting } from '../guideWrite/guideWriting.ts';

interface Input {
  rounding: RoundingFlag;
  guideList: GuideListRef;
}

interface Context extends Input {
  /** The guide to delete. */
  doomed: Guide | null;
  message: string | null;
}

type Event =
  | { type: 'guide.choose'; name: string }
  | { type: 'guide.create'; takenNames: readonly string[] }
  | { type: 'guide.copy'; guide: Guide; takenNames: readonly string[] }
  | { type: 'guide.delete'; guide: Guide }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.refuse' }
  | { type: 'product.add'; catalogue: Catalogue; guideName: string | null }
  | { type: 'item.change'; guide: Guide; line: GuideProduct; product: Product }
  | { type: 'item.remove'; guide: Guide; line: GuideProduct; product: Product }
  | { type: 'quickEntry.open'; name: string };

function deletion({ doomed }: Context): GuideWrite {
  return { kind: 'delete', name: doomed?.name ?? '' };
}

/** The page of order guides: guides are chosen, created, copied and deleted, and their products are changed in dialogs. Runs on /order-guide. */
export const orderGuideMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy';
    children: {
      guideNaming: 'guideNaming';
      guideItem: 'guideItem';
      guideAddition: 'guideAddition';
    };
  },
  actors: {
    guideNaming: guideNamingMachine,
    guideItem: guideItemMachine,
    guideAddition: guideAdditionMachine,
    ...guideWriting.actors,
  },
  guards: {
    ...guideWriting.guards,
  },
  actions: {
    /** Provided by the host: writes the guide into the address. */
    showGuide: (_, _params: { name: string | null }) => undefined,
    /** Provided by the host: opens the products of the guide in the quick-entry layout. */
    openQuickEntry: (_, _params: { name: string }) => undefined,
    clearMessage: assign({ message: null }),
    sayReason: assign({
      message: (_, { outcome }: { outcome: GuideOutcome }) => reasonOf(outcome, guideTexts.orderGuide.notDeleted),
    }),
    sayBroken: assign({ message: guidesText('guide.orderGuide.unexpected') }),
  },
}).createMachine({
  id: 'orderGuide',
  context: ({ input }) => ({ ...input, doomed: null, message: null }),
  initial: 'viewing',
  states: {
    viewing: {
      description:
        'The chosen guide is on screen. If a dialog broke, a message says so, and the dialog can be reopened.',
      exit: 'clearMessage',
      on: {
        'guide.choose': { actions: { type: 'showGuide', params: ({ event }) => ({ name: event.name }) } },
        'quickEntry.open': { actions: { type: 'openQuickEntry', params: ({ event }) => ({ name: event.name }) } },
        'guide.create': 'naming',
        'guide.copy': 'naming',
        'guide.delete': {
          guard: ({ event }) => isEditable(event.guide),
          target: 'confirmingDelete',
          actions: assign({ doomed: ({ event }) => event.guide }),
        },
        'product.add': 'addingProducts',
        'item.change': {
          guard: ({ event }) => isEditable(event.guide),
          target: 'changingItem',
        },
        'item.remove': {
          guard: ({ event }) => isEditable(event.guide),
          target: 'changingItem',
        },
      },
    },
    naming: {
      description: 'The user names a new guide, which is empty or a copy of another.',
      invoke: {
        id: 'guideNaming',
        src: 'guideNaming',
        input: ({ context, event }) => {
          assertEvent(event, ['guide.create', 'guide.copy']);
          const source = event.type === 'guide.copy' ? event.guide : null;
          return { source, takenNames: event.takenNames, guideList: context.guideList };
        },
        onDone: 'viewing',
        onError: { target: 'viewing', actions: 'sayBroken' },
      },
    },
    addingProducts: {
      description: 'The user adds products of the catalog to a guide.',
      invoke: {
        id: 'guideAddition',
        src: 'guideAddition',
        input: ({ context: { rounding, guideList }, event }) => {
          assertEvent(event, 'product.add');
          const { catalogue, guideName } = event;
          return { catalogue, guideName, rounding, guideList };
        },
        onDone: 'viewing',
        onError: { target: 'viewing', actions: 'sayBroken' },
      },
    },
    changingItem: {
      description: 'The user changes the quantity and unit of one product, or removes it.',
      invoke: {
        id: 'guideItem',
        src: 'guideItem',
        input: ({ context: { rounding, guideList }, event }) => {
          assertEvent(event, ['item.change', 'item.remove']);
          const { guide, line, product } = event;
          const purpose = event.type === 'item.change' ? ('change' as const) : ('removal' as const);
          return { guide, line, product, purpose, rounding, guideList };
        },
        onDone: 'viewing',
        onError: { target: 'viewing', actions: 'sayBroken' },
      },
    },
    confirmingDelete: {
      description: 'The user is asked before the guide is deleted. If the last attempt failed, the reason is shown.',
      on: { 'deletion.confirm': 'deleting', 'deletion.refuse': { target: 'viewing', actions: 'clearMessage' } },
    },
    deleting: {
      description: 'The guide is being deleted.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'guideWrite',
        src: 'guideWrite',
        input: ({ context }) => ({ write: deletion(context), guideList: context.guideList }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) },
            target: 'viewing',
            actions: { type: 'showGuide', params: { name: null } },
          },
          {
            target: 'confirmingDelete',
            actions: { type: 'sayReason', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'confirmingDelete', actions: { type: 'sayReason', params: { outcome: BROKEN } } },
      },
    },
  },
  options: machineOptions,
});

export type OrderGuideRef = ActorRefFrom<typeof orderGuideMachine>;
export type OrderGuideSnapshot = SnapshotFrom<typeof orderGuideMachine>;

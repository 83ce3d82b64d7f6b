import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import { isEditable } from '#domain/guide/guide.ts';
import type { Catalogue } from '#domain/product/catalogue.ts';
import type { Product } from '#domain/product/product.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { texts } from '#domain/texts.ts';
import { guideAdditionMachine } from '../guideAddition/guideAdditionMachine.ts';
import { guideItemMachine } from '../guideItem/guideItemMachine.ts';
import { guideNamingMachine } from '../guideNaming/guideNamingMachine.ts';
import { type GuideAnswer, type GuideKeeper, troubleOf } from '../guides/guideWrite.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';

interface Input {
  rounding: RoundingFlag;
  keeper: GuideKeeper;
}

interface Context extends Input {
  /** The guide that is to be deleted. */
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

/** The page of order guides: one is chosen, made, copied, deleted, and its products are changed in dialogs. Invoked by the shop on /order-guide. */
export const orderGuideMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy',
    children: {} as { guideNaming: 'guideNaming'; guideItem: 'guideItem'; guideAddition: 'guideAddition' },
    meta: {} as FeatureMeta,
  },
  actors: {
    guideNaming: guideNamingMachine,
    guideItem: guideItemMachine,
    guideAddition: guideAdditionMachine,
    deleteGuide: port<GuideAnswer, { name: string }>('deleteGuide'),
  },
  guards: {
    isEditable: (_, { guide }: { guide: Guide }) => isEditable(guide),
    /** Gone already is what was asked for. */
    isDeleted: (_, { output }: { output: GuideAnswer }) =>
      output.kind === 'done' || (output.kind === 'refused' && output.status === 404),
  },
  actions: {
    /** Filled by the host: writes the guide into the address. */
    showGuide: (_, _params: { name: string | null }) => undefined,
    /** Filled by the host: opens the products of the guide in the quick-entry layout. */
    openQuickEntry: (_, _params: { name: string }) => undefined,
    doom: assign({ doomed: (_, { guide }: { guide: Guide }) => guide, message: null }),
    forgetMessage: assign({ message: null }),
    rememberRefusal: assign({
      message: (_, { output }: { output: GuideAnswer }) =>
        output.kind === 'refused' ? output.text : texts.orderGuide.unexpected,
    }),
    rememberTrouble: assign({
      message: (_, { error }: { error: unknown }) => texts.orderGuide.notDeleted(troubleOf(error)),
    }),
    refreshGuides: sendTo(({ context }) => context.keeper, { type: 'guides.refresh' }),
  },
}).createMachine({
  id: 'orderGuide',
  context: ({ input }) => ({ ...input, doomed: null, message: null }),
  initial: 'viewing',
  states: {
    viewing: {
      description: 'The chosen guide is looked through.',
      meta: { features: ['NAV-06', 'OG-01', 'OG-09'] },
      on: {
        'guide.choose': { actions: { type: 'showGuide', params: ({ event }) => event } },
        'quickEntry.open': { actions: { type: 'openQuickEntry', params: ({ event }) => event } },
        'guide.create': 'naming',
        'guide.copy': 'naming',
        'guide.delete': {
          guard: { type: 'isEditable', params: ({ event }) => event },
          target: 'confirmingDelete',
          actions: { type: 'doom', params: ({ event }) => event },
        },
        'product.add': 'addingProducts',
        'item.change': { guard: { type: 'isEditable', params: ({ event }) => event }, target: 'changingItem' },
        'item.remove': { guard: { type: 'isEditable', params: ({ event }) => event }, target: 'changingItem' },
      },
    },
    naming: {
      description: 'A new guide gets its name, empty or as a copy of another.',
      meta: { features: ['OG-02', 'OG-03'] },
      invoke: {
        id: 'guideNaming',
        src: 'guideNaming',
        input: ({ context, event }) => {
          assertEvent(event, ['guide.create', 'guide.copy']);
          const source = event.type === 'guide.copy' ? event.guide : null;
          return { source, takenNames: event.takenNames, keeper: context.keeper };
        },
        onDone: 'viewing',
      },
    },
    addingProducts: {
      description: 'Products of the catalogue are put into a guide.',
      meta: { features: ['OG-05'] },
      invoke: {
        id: 'guideAddition',
        src: 'guideAddition',
        input: ({ context: { rounding, keeper }, event }) => {
          assertEvent(event, 'product.add');
          const { catalogue, guideName } = event;
          return { catalogue, guideName, rounding, keeper };
        },
        onDone: 'viewing',
      },
    },
    changingItem: {
      description: 'Quantity and unit of one product are changed, or it is removed.',
      meta: { features: ['OG-05', 'OG-07'] },
      invoke: {
        id: 'guideItem',
        src: 'guideItem',
        input: ({ context: { rounding, keeper }, event }) => {
          assertEvent(event, ['item.change', 'item.remove']);
          const { guide, line, product } = event;
          const purpose = event.type === 'item.change' ? ('change' as const) : ('removal' as const);
          return { guide, line, product, purpose, rounding, keeper };
        },
        onDone: 'viewing',
      },
    },
    confirmingDelete: {
      description: 'Asks before the guide is gone; says why the last try did not succeed.',
      meta: { features: ['OG-04'] },
      on: { 'deletion.confirm': 'deleting', 'deletion.refuse': 'viewing' },
    },
    deleting: {
      description: 'The guide is being deleted.',
      meta: { features: ['OG-04', 'API-06'] },
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'deleteGuide',
        src: 'deleteGuide',
        input: ({ context }) => ({ name: context.doomed?.name ?? '' }),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event },
            target: 'viewing',
            actions: ['refreshGuides', { type: 'showGuide', params: { name: null } }],
          },
          {
            target: 'confirmingDelete',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => event }, 'refreshGuides'],
          },
        ],
        onError: {
          target: 'confirmingDelete',
          actions: { type: 'rememberTrouble', params: ({ event }) => event },
        },
      },
    },
  },
  options: machineOptions,
});

export type OrderGuideRef = ActorRefFrom<typeof orderGuideMachine>;
export type OrderGuideSnapshot = SnapshotFrom<typeof orderGuideMachine>;

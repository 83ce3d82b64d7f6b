import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import {
  type DraftLine,
  hasProblem,
  isSameDraftLine,
  newDraftLine,
  settleDraftLine,
  stepDraftLine,
} from '#domain/guide/guideDraft.ts';
import { chosenGuide, targetGuide, targetName, targetProblem, withGuide } from '#domain/guide/guideTarget.ts';
import type { Product } from '#domain/product/product.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { texts } from '#domain/texts.ts';
import {
  type GuideAnswer,
  type GuideChangeRequest,
  type GuideKeeper,
  type NewGuide,
  troubleOf,
} from '../guides/guideWrite.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import { type Addition, added, draftIn, presentLine, sentLines } from './addition.ts';

interface Input {
  product: Product;
  /** All guides of the customer, as they are known when the dialog opens. */
  guides: readonly Guide[];
  rounding: RoundingFlag;
  keeper: GuideKeeper;
}

interface Context extends Input, Addition {
  /** A quantity or unit was chosen by hand: choosing a guide does not take it back. */
  isTyped: boolean;
  adjustment: string | null;
  message: string | null;
}

type Event =
  | { type: 'guide.choose'; name: string | null }
  | { type: 'name.type'; name: string }
  | { type: 'quantity.type'; text: string }
  | { type: 'quantity.settle' }
  | { type: 'quantity.step'; direction: 'up' | 'down' }
  | { type: 'unit.choose'; unit: string }
  | { type: 'product.save' }
  | { type: 'dialog.cancel' };

/** Puts one product into an order guide, or changes it there. Invoked by the shop while its dialog is open. */
export const addToGuideMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'editable',
    meta: {} as FeatureMeta,
  },
  actors: {
    createGuide: port<GuideAnswer, NewGuide>('createGuide'),
    changeGuide: port<GuideAnswer, GuideChangeRequest>('changeGuide'),
    loadGuides: port<readonly Guide[]>('loadGuides'),
  },
  guards: {
    isNotSold: ({ context }) => context.product.sellBys.length === 0,
    lacksTarget: ({ context }) => targetProblem(context) !== null,
    isWrong: ({ context: { draft, product, rounding } }) =>
      hasProblem(settleDraftLine(draft, product, rounding).line, product),
    isExisting: ({ context }) => chosenGuide(context) !== null,
    isDone: (_, { output }: { output: GuideAnswer }) => output.kind === 'done',
    /** A repeated save whose first answer was lost, or someone who wanted the same. */
    isThere: ({ context }, { output }: { output: GuideAnswer }) =>
      output.kind === 'stale' && isSameDraftLine(draftIn(output.guide, context), context.draft),
    /** Someone changed the guide, but not this product of it. */
    isStaleElsewhere: ({ context }, { output }: { output: GuideAnswer }) =>
      output.kind === 'stale' &&
      isSameDraftLine(draftIn(output.guide, context), draftIn(chosenGuide(context), context)),
    isStale: (_, { output }: { output: GuideAnswer }) => output.kind === 'stale',
    wasSaved: ({ context }, { output }: { output: readonly Guide[] }) => {
      const there = draftIn(targetGuide(context, output), context);
      return there !== undefined && isSameDraftLine(there, context.draft);
    },
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    chooseGuide: assign(({ context }, { name }: { name: string | null }) => {
      const chosen = { ...context, guideName: name, message: null };
      const draft = draftIn(chosenGuide(chosen), context) ?? newDraftLine(context.product);
      return context.isTyped ? chosen : { ...chosen, draft };
    }),
    typeName: assign(({ context }, { name }: { name: string }) => ({
      guideName: null,
      newName: name,
      message: null,
      draft: context.isTyped ? context.draft : newDraftLine(context.product),
    })),
    change: assign(({ context }, { change }: { change: Partial<DraftLine> }) => ({
      draft: { ...context.draft, ...change },
      isTyped: true,
      adjustment: null,
      message: null,
    })),
    settle: assign(({ context }) => {
      const { line, adjustment } = settleDraftLine(context.draft, context.product, context.rounding);
      return { draft: line, adjustment: adjustment ?? context.adjustment };
    }),
    say: assign({ message: (_, { message }: { message: string | null }) => message }),
    sayRefusal: assign({
      message: (_, { output }: { output: GuideAnswer }) =>
        output.kind === 'refused' ? `${texts.orderGuide.productNotAdded} ${output.text}` : null,
    }),
    sayTrouble: assign({
      message: (_, { error }: { error: unknown }) => `${texts.orderGuide.productNotAdded} ${troubleOf(error)}`,
    }),
    learnGuide: assign({
      guides: ({ context }, { output }: { output: GuideAnswer }) =>
        output.kind === 'stale' ? withGuide(context.guides, output.guide) : context.guides,
    }),
    learnGuides: assign({ guides: (_, { output }: { output: readonly Guide[] }) => output }),
    refreshGuides: sendTo(({ context }) => context.keeper, { type: 'guides.refresh' }),
  },
}).createMachine({
  id: 'addToGuide',
  context: ({ input }) => ({
    ...input,
    guideName: null,
    newName: '',
    draft: newDraftLine(input.product),
    isTyped: false,
    adjustment: null,
    message: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A product without sell-by units cannot be ordered: a notice says so and the dialog closes.',
      meta: { features: ['PLIST-14', 'CLD-10'] },
      always: [
        {
          guard: 'isNotSold',
          target: 'closed',
          actions: { type: 'notify', params: { type: 'warning', text: texts.products.noSellUnit } },
        },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'An existing guide or a new name, quantity and unit can be chosen.',
      meta: { features: ['PLIST-14', 'OG-05'] },
      tags: 'editable',
      on: {
        'guide.choose': { actions: { type: 'chooseGuide', params: ({ event }) => event } },
        'name.type': { actions: { type: 'typeName', params: ({ event }) => event } },
        'quantity.type': {
          actions: { type: 'change', params: ({ event }) => ({ change: { quantityText: event.text } }) },
        },
        'quantity.settle': { actions: 'settle' },
        'quantity.step': {
          actions: {
            type: 'change',
            params: ({ context, event }) => ({
              change: stepDraftLine(context.draft, context.product, event.direction),
            }),
          },
        },
        'unit.choose': {
          actions: [{ type: 'change', params: ({ event }) => ({ change: { unit: event.unit } }) }, 'settle'],
        },
        'product.save': [
          {
            guard: 'lacksTarget',
            actions: { type: 'say', params: ({ context }) => ({ message: targetProblem(context) }) },
          },
          { description: 'The field says what is wrong with the quantity.', guard: 'isWrong', actions: 'settle' },
          { guard: 'isExisting', target: 'changing', actions: 'settle' },
          { target: 'creating', actions: 'settle' },
        ],
        'dialog.cancel': 'closed',
      },
    },
    changing: {
      description: 'The product is on its way into the chosen guide; the dialog keeps what was typed.',
      meta: { features: ['PLIST-14', 'API-06'] },
      tags: 'busy',
      entry: { type: 'say', params: { message: null } },
      invoke: {
        id: 'changeGuide',
        src: 'changeGuide',
        input: ({ context }) => {
          const guide = chosenGuide(context);
          const sequence = presentLine(context)?.sequence ?? -1;
          return {
            id: guide?.name ?? '',
            name: guide?.name ?? '',
            lines: sentLines(context).map((line) => ({ ...line, isDelete: false, sequence })),
            version: guide?.version ?? null,
          };
        },
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'saved' },
          { guard: { type: 'isThere', params: ({ event }) => event }, target: 'saved' },
          {
            description: 'What others did elsewhere in the guide does not stand in the way.',
            guard: { type: 'isStaleElsewhere', params: ({ event }) => event },
            target: 'changing',
            reenter: true,
            actions: { type: 'learnGuide', params: ({ event }) => event },
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'editing',
            actions: [
              { type: 'learnGuide', params: ({ event }) => event },
              { type: 'say', params: { message: texts.guideDialogs.productChangedElsewhere } },
              'refreshGuides',
            ],
          },
          {
            target: 'editing',
            actions: [{ type: 'sayRefusal', params: ({ event }) => event }, 'refreshGuides'],
          },
        ],
        onError: { target: 'asking', actions: { type: 'sayTrouble', params: ({ event }) => event } },
      },
    },
    creating: {
      description: 'A new guide with the product is on its way.',
      meta: { features: ['PLIST-14', 'OG-02', 'API-06'] },
      tags: 'busy',
      entry: { type: 'say', params: { message: null } },
      invoke: {
        id: 'createGuide',
        src: 'createGuide',
        input: ({ context }) => ({ name: targetName(context), products: sentLines(context) }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'saved' },
          {
            target: 'editing',
            actions: [{ type: 'sayRefusal', params: ({ event }) => event }, 'refreshGuides'],
          },
        ],
        onError: { target: 'asking', actions: { type: 'sayTrouble', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'No answer came: the guides are asked whether the product is in there, before anyone tries again.',
      meta: { features: ['PLIST-14', 'API-06'] },
      tags: 'busy',
      invoke: {
        id: 'loadGuides',
        src: 'loadGuides',
        onDone: [
          { guard: { type: 'wasSaved', params: ({ event }) => event }, target: 'saved' },
          { target: 'editing', actions: { type: 'learnGuides', params: ({ event }) => event } },
        ],
        onError: 'editing',
      },
    },
    saved: {
      description: 'The product is in the guide: a notice says so and leads there.',
      meta: { features: ['PLIST-14', 'NOTE-02'] },
      entry: [{ type: 'notify', params: ({ context }) => added(context) }, 'refreshGuides'],
      always: 'closed',
    },
    closed: { type: 'final', description: 'The dialog is gone.', meta: { features: ['PLIST-14'] } },
  },
  options: machineOptions,
});

export type AddToGuideRef = ActorRefFrom<typeof addToGuideMachine>;
export type AddToGuideSnapshot = SnapshotFrom<typeof addToGuideMachine>;

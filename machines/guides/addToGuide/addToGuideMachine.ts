import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import { type DraftLine, hasProblem, newDraftLine, settleDraftLine, stepDraftLine } from '#domain/guide/guideDraft.ts';
import { chosenGuide, targetProblem, withGuide } from '#domain/guide/guideTarget.ts';
import type { Product } from '#domain/product/product.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { NOT_SOLD } from '../../notices/unsoldNotice.ts';
import { BROKEN, type GuideListRef, type GuideOutcome, reasonOf } from '../guideWrite/guideWrite.ts';
import { guideWriting } from '../guideWrite/guideWriting.ts';
import { type Addition, added, additionWrite, draftIn } from './addition.ts';

interface Input {
  product: Product;
  /** All guides of the customer at the time the dialog opens. */
  guides: readonly Guide[];
  rounding: RoundingFlag;
  guideList: GuideListRef;
}

interface Context extends Input, Addition {
  /** The user changed the quantity or unit, so that choosing a guide does not reset it. */
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

/** Adds one product to an order guide, or changes it there. Invoked by the dialogs while it is open. */
export const addToGuideMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'editable' },
  actors: guideWriting.actors,
  guards: {
    ...guideWriting.guards,
    isNotSold: ({ context }) => context.product.sellBys.length === 0,
    lacksTarget: ({ context }) => targetProblem(context) !== null,
    isWrong: ({ context: { draft, product, rounding } }) =>
      hasProblem(settleDraftLine(draft, product, rounding).line, product),
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    chooseGuide: assign(({ context }, { name }: { name: string | null }) => {
      const chosen = { ...context, guideName: name, message: null };
      const draft = draftIn(chosenGuide(chosen), context) ?? newDraftLine(context.product);
      return context.isTyped ? chosen : { ...chosen, draft };
    }),
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
    sayReason: assign({
      message: (_, { outcome }: { outcome: GuideOutcome }) =>
        `${guidesText('guide.orderGuide.productNotAdded')} ${reasonOf(outcome, (reason) => reason) ?? ''}`.trim(),
    }),
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
      description: 'A product without sell-by units cannot be ordered. A notice says so, and the dialog closes.',
      always: [
        { guard: 'isNotSold', target: 'closed', actions: { type: 'notify', params: NOT_SOLD } },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The user chooses an existing guide or a new name, and the quantity and unit.',
      tags: 'editable',
      on: {
        'guide.choose': { actions: { type: 'chooseGuide', params: ({ event }) => ({ name: event.name }) } },
        'name.type': {
          actions: assign(({ context, event }) => ({
            guideName: null,
            newName: event.name,
            message: null,
            draft: context.isTyped ? context.draft : newDraftLine(context.product),
          })),
        },
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
          { description: 'The field shows what is wrong with the quantity.', guard: 'isWrong', actions: 'settle' },
          { target: 'saving', actions: 'settle' },
        ],
        'dialog.cancel': 'closed',
      },
    },
    saving: {
      description: 'The product is being saved to the chosen guide or a new one. The dialog keeps what was typed.',
      tags: 'busy',
      entry: { type: 'say', params: { message: null } },
      invoke: {
        id: 'guideWrite',
        src: 'guideWrite',
        input: ({ context }) => ({ write: additionWrite(context), guideList: context.guideList }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) }, target: 'saved' },
          {
            description:
              'Someone else changed this product in the guide. Their version is shown before it is overwritten.',
            guard: { type: 'isStale', params: ({ event }) => ({ output: event.output }) },
            target: 'editing',
            actions: [
              assign({
                guides: ({ context, event }) =>
                  event.output.kind === 'stale' ? withGuide(context.guides, event.output.guide) : context.guides,
              }),
              { type: 'say', params: { message: guidesText('guide.guideDialogs.productChangedElsewhere') } },
            ],
          },
          {
            target: 'editing',
            actions: { type: 'sayReason', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'editing', actions: { type: 'sayReason', params: { outcome: BROKEN } } },
      },
    },
    saved: {
      description: 'The product is in the guide. A notice says so and links to the guide.',
      entry: { type: 'notify', params: ({ context }) => added(context) },
      always: 'closed',
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
  options: machineOptions,
});

export type AddToGuideRef = ActorRefFrom<typeof addToGuideMachine>;
export type AddToGuideSnapshot = SnapshotFrom<typeof addToGuideMachine>;

import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import {
  type DraftLine,
  draftOfLine,
  hasProblem,
  includedLines,
  settleDraftLine,
  stepDraftLine,
} from '#domain/guide/guideDraft.ts';
import { type GuidePatchLine, removalOf } from '#domain/guide/guidePatch.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import type { Product } from '#domain/product/product.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { machineOptions } from '../../lib/port.ts';
import { refusing } from '../../lib/refusal.ts';
import { BROKEN, type GuideListRef, type GuideOutcome, reasonOf } from '../guideWrite/guideWrite.ts';
import { guideWriting } from '../guideWrite/guideWriting.ts';

interface Input {
  /** The guide as the user saw it. */
  guide: Guide;
  line: GuideProduct;
  product: Product;
  purpose: 'change' | 'removal';
  rounding: RoundingFlag;
  guideList: GuideListRef;
}

interface Context extends Input {
  draft: DraftLine;
  adjustment: string | null;
  message: string | null;
}

type Event =
  | { type: 'quantity.type'; text: string }
  | { type: 'quantity.settle' }
  | { type: 'quantity.step'; direction: 'up' | 'down' }
  | { type: 'unit.choose'; unit: string }
  | { type: 'item.save' }
  | { type: 'removal.confirm' }
  | { type: 'dialog.cancel' };

function patchOf({ line, draft, purpose }: Context): GuidePatchLine[] {
  if (purpose === 'removal') return [removalOf(line)];
  const { productKey, sequence } = line;
  return includedLines(new Map([[productKey, draft]])).map((changed) => ({ ...changed, isDelete: false, sequence }));
}

function itemWrite(context: Context): GuideWrite {
  const { guide } = context;
  return { kind: 'changeLines', seen: guide, name: guide.name, lines: patchOf(context) };
}

/** One product of a guide: its quantity and unit can be changed, or it can be removed. Invoked by the guide page while the dialog is open. */
export const guideItemMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: guideWriting.actors,
  guards: {
    ...guideWriting.guards,
    isRemoval: ({ context }) => context.purpose === 'removal',
    isValid: refusing(
      ({ context: { draft, product, rounding } }: { context: Context }) =>
        !hasProblem(settleDraftLine(draft, product, rounding).line, product),
      () => sharedText('forms.correctMarkedFields'),
    ),
  },
  actions: {
    settle: assign(({ context }) => {
      const { line, adjustment } = settleDraftLine(context.draft, context.product, context.rounding);
      return { draft: line, adjustment: adjustment ?? context.adjustment };
    }),
    sayReason: assign({
      message: (_, { outcome }: { outcome: GuideOutcome }) => reasonOf(outcome, guideTexts.orderGuide.notSaved),
    }),
  },
}).createMachine({
  id: 'guideItem',
  context: ({ input }) => ({
    ...input,
    draft: draftOfLine(input.line, input.product),
    adjustment: null,
    message: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The dialog opens for a change or for a removal.',
      always: [{ guard: 'isRemoval', target: 'confirming' }, { target: 'editing' }],
    },
    editing: {
      description: 'The user can change quantity and unit.',
      on: {
        'quantity.type': {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, quantityText: event.text }),
            adjustment: null,
            message: null,
          }),
        },
        'quantity.settle': { actions: 'settle' },
        'quantity.step': {
          actions: assign({
            draft: ({ context, event }) => stepDraftLine(context.draft, context.product, event.direction),
            adjustment: null,
          }),
        },
        'unit.choose': {
          actions: [
            assign({
              draft: ({ context, event }) => ({ ...context.draft, unit: event.unit }),
              adjustment: null,
            }),
            'settle',
          ],
        },
        'item.save': { guard: 'isValid', target: 'saving', actions: 'settle' },
        'dialog.cancel': 'closed',
      },
    },
    confirming: {
      description: 'The user is asked before the product is removed from the guide.',
      on: { 'removal.confirm': 'saving', 'dialog.cancel': 'closed' },
    },
    saving: {
      description: 'The line is being saved. The dialog keeps what was typed.',
      tags: 'busy',
      entry: assign({ message: null }),
      invoke: {
        id: 'guideWrite',
        src: 'guideWrite',
        input: ({ context }) => ({ write: itemWrite(context), guideList: context.guideList }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) }, target: 'closed' },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ output: event.output }) },
            target: 'opening',
            actions: [
              assign({
                guide: ({ context, event }) => (event.output.kind === 'stale' ? event.output.guide : context.guide),
              }),
              assign({ message: guidesText('guide.orderGuide.lineChangedElsewhere') }),
            ],
          },
          {
            target: 'opening',
            actions: { type: 'sayReason', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'opening', actions: { type: 'sayReason', params: { outcome: BROKEN } } },
      },
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
  options: machineOptions,
});

export type GuideItemRef = ActorRefFrom<typeof guideItemMachine>;
export type GuideItemSnapshot = SnapshotFrom<typeof guideItemMachine>;

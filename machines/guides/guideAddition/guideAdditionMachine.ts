import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { findKeys, type SearchableProducts, searchableProducts } from '#domain/catalog/guideListing.ts';
import { enteredMatch } from '#domain/guide/enteredMatch.ts';
import { newDraftLine, settleDraftLine, stepDraftLine } from '#domain/guide/guideDraft.ts';
import { targetName, withGuide } from '#domain/guide/guideTarget.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { aboutGuide } from '../guideNotice.ts';
import { BROKEN, type GuideListRef, type GuideOutcome, reasonOf } from '../guideWrite/guideWrite.ts';
import { guideWriting } from '../guideWrite/guideWriting.ts';
import { additionWrite, type GuideAddition, guidesAfter, isReady, problemOf } from './guideAddition.ts';

interface Input {
  catalogue: Catalogue;
  /** The guide on screen; null starts with a new name. */
  guideName: string | null;
  rounding: RoundingFlag;
  guideList: GuideListRef;
}

interface Context extends Input, GuideAddition {
  searchable: SearchableProducts;
  query: string;
  matches: readonly number[];
  /** The index in `matches` that Enter chooses; -1 for none. */
  highlighted: number;
  adjustment: string | null;
  message: string | null;
}

type Event =
  | { type: 'guide.choose'; name: string | null }
  | { type: 'name.type'; name: string }
  | { type: 'search.change'; query: string }
  | { type: 'highlight.move'; by: number }
  | { type: 'product.choose'; productKey: number }
  | { type: 'highlighted.choose' }
  | { type: 'quantity.type'; text: string }
  | { type: 'quantity.settle' }
  | { type: 'quantity.step'; direction: 'up' | 'down' }
  | { type: 'unit.choose'; unit: string }
  | { type: 'product.add' }
  | { type: 'dialog.close' };

/** Adds products of the catalog to a guide, one after the other, or to a new one. Invoked by the guide page while the dialog is open. */
export const guideAdditionMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'entering' },
  actors: guideWriting.actors,
  guards: {
    ...guideWriting.guards,
    isKnown: ({ context }, { productKey }: { productKey: number }) => context.catalogue.productByKey.has(productKey),
    isReady: ({ context }) => isReady(context),
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    search: assign(({ context }, { query }: { query: string }) => {
      const { keys, isCorrected } = findKeys(context.searchable.keys, context.searchable, query);
      const entered = enteredMatch(keys, query, context.catalogue.productByKey);
      return { query, matches: keys, highlighted: isCorrected ? -1 : entered };
    }),
    choose: assign(({ context }, { productKey }: { productKey: number }) => {
      const product = context.catalogue.productByKey.get(productKey) ?? null;
      return { product, draft: product && newDraftLine(product), adjustment: null, message: null };
    }),
    settle: assign(({ context }) => {
      const { draft, product, rounding } = context;
      if (!draft || !product) return {};
      const { line, adjustment } = settleDraftLine(draft, product, rounding);
      return { draft: line, adjustment: adjustment ?? context.adjustment };
    }),
    sayProblem: assign({ message: ({ context }) => problemOf(context) }),
    sayReason: assign({
      message: (_, { outcome }: { outcome: GuideOutcome }) =>
        reasonOf(outcome, () => guidesText('guide.orderGuide.productNotAdded')),
    }),
  },
}).createMachine({
  id: 'guideAddition',
  context: ({ input }) => {
    const searchable = searchableProducts(input.catalogue);
    return {
      ...input,
      searchable,
      guides: input.catalogue.guides,
      newName: '',
      query: '',
      matches: searchable.keys,
      highlighted: 0,
      product: null,
      draft: null,
      adjustment: null,
      message: null,
    };
  },
  initial: 'open',
  states: {
    open: {
      description: 'The user chooses or names a guide and looks for a product.',
      initial: 'picking',
      on: {
        'guide.choose': { actions: assign(({ event }) => ({ guideName: event.name, newName: '', message: null })) },
        'name.type': { actions: assign(({ event }) => ({ guideName: null, newName: event.name, message: null })) },
        'search.change': { actions: { type: 'search', params: ({ event }) => ({ query: event.query }) } },
        'highlight.move': {
          actions: assign({
            highlighted: ({ context, event }) =>
              Math.max(0, Math.min(context.highlighted + event.by, context.matches.length - 1)),
          }),
        },
        'product.choose': {
          guard: { type: 'isKnown', params: ({ event }) => ({ productKey: event.productKey }) },
          target: '.entering',
          actions: { type: 'choose', params: ({ event }) => ({ productKey: event.productKey }) },
        },
        'highlighted.choose': {
          guard: {
            type: 'isKnown',
            params: ({ context }) => ({ productKey: context.matches[context.highlighted] ?? 0 }),
          },
          target: '.entering',
          actions: {
            type: 'choose',
            params: ({ context }) => ({ productKey: context.matches[context.highlighted] ?? 0 }),
          },
        },
        'dialog.close': 'closed',
      },
      states: {
        picking: { description: 'No product is selected.' },
        entering: {
          description: 'A product is chosen. Its quantity and unit can be changed, and it can be added.',
          tags: 'entering',
          on: {
            'quantity.type': {
              actions: assign({
                draft: ({ context, event }) => context.draft && { ...context.draft, quantityText: event.text },
                adjustment: null,
                message: null,
              }),
            },
            'quantity.settle': { actions: 'settle' },
            'quantity.step': {
              actions: assign({
                draft: ({ context: { draft, product }, event }) =>
                  draft && product && stepDraftLine(draft, product, event.direction),
                adjustment: null,
              }),
            },
            'unit.choose': {
              actions: [
                assign({
                  draft: ({ context, event }) => context.draft && { ...context.draft, unit: event.unit },
                  adjustment: null,
                }),
                'settle',
              ],
            },
            'product.add': [
              { guard: 'isReady', target: '#guideAddition.adding', actions: ['settle', assign({ message: null })] },
              { actions: 'sayProblem' },
            ],
          },
        },
      },
    },
    adding: {
      description: 'The product is being saved to the guide or to a new one.',
      tags: ['busy', 'entering'],
      invoke: {
        id: 'guideWrite',
        src: 'guideWrite',
        input: ({ context }) => ({ write: additionWrite(context), guideList: context.guideList }),
        onDone: [
          {
            description: 'The product was added. A notice says so, and the dialog is ready for the next one.',
            guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) },
            target: 'open.picking',
            actions: [
              {
                type: 'notify',
                params: ({ context }): Notice => ({
                  type: 'success',
                  text: guidesText('guide.orderGuide.productAdded', {
                    description: context.product?.description ?? '',
                    name: targetName(context),
                  }),
                  about: aboutGuide(targetName(context)),
                }),
              },
              // The guide has the product now, whether the list is reloaded or not. The user looks for the next one.
              assign(({ context, event }) => ({
                ...guidesAfter(context, event.output.kind === 'done' ? event.output.version : null),
                product: null,
                draft: null,
              })),
            ],
          },
          {
            description: 'Someone else added the product first, with another quantity.',
            guard: { type: 'isStale', params: ({ event }) => ({ output: event.output }) },
            target: 'open.entering',
            actions: [
              assign({
                guides: ({ context, event }) =>
                  event.output.kind === 'stale' ? withGuide(context.guides, event.output.guide) : context.guides,
              }),
              'sayProblem',
            ],
          },
          {
            target: 'open.entering',
            actions: { type: 'sayReason', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'open.entering', actions: { type: 'sayReason', params: { outcome: BROKEN } } },
      },
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
  options: machineOptions,
});

export type GuideAdditionRef = ActorRefFrom<typeof guideAdditionMachine>;
export type GuideAdditionSnapshot = SnapshotFrom<typeof guideAdditionMachine>;

import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { newDraftLine, settleDraftLine, stepDraftLine } from '#domain/guide/guideDraft.ts';
import { matchingKeys, type SearchableProducts, searchableProducts } from '#domain/guide/guideListing.ts';
import { chosenGuide, targetName } from '#domain/guide/guideTarget.ts';
import type { Catalogue } from '#domain/product/catalogue.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { texts } from '#domain/texts.ts';
import type { GuideAnswer, GuideChangeRequest, GuideKeeper, NewGuide } from '../guides/guideWrite.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import { additionChange, additionOf, type GuideAddition, guidesAfter, isReady, problemOf } from './guideAddition.ts';

interface Input {
  catalogue: Catalogue;
  /** The guide on screen; null starts with a new name. */
  guideName: string | null;
  rounding: RoundingFlag;
  keeper: GuideKeeper;
}

interface Context extends Input, GuideAddition {
  searchable: SearchableProducts;
  query: string;
  matches: readonly number[];
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

/** Puts products of the catalogue into a guide, one after the other, or into a new one. Invoked by the guide page while the dialog is open. */
export const guideAdditionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'entering',
    meta: {} as FeatureMeta,
  },
  actors: {
    createGuide: port<GuideAnswer, NewGuide>('createGuide'),
    changeGuide: port<GuideAnswer, GuideChangeRequest>('changeGuide'),
  },
  guards: {
    isKnown: ({ context }, { productKey }: { productKey: number }) => context.catalogue.productByKey.has(productKey),
    isReady: ({ context }) => isReady(context),
    hasTarget: ({ context }) => chosenGuide(context) !== null,
    isDone: (_, { output }: { output: GuideAnswer }) => output.kind === 'done',
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    chooseGuide: assign((_, { name }: { name: string | null }) => ({ guideName: name, newName: '', message: null })),
    typeName: assign((_, { name }: { name: string }) => ({ guideName: null, newName: name, message: null })),
    search: assign(({ context }, { query }: { query: string }) => ({
      query,
      matches: matchingKeys(context.searchable.keys, context.searchable, query),
      highlighted: 0,
    })),
    highlight: assign({
      highlighted: ({ context }, { by }: { by: number }) =>
        Math.max(0, Math.min(context.highlighted + by, context.matches.length - 1)),
    }),
    choose: assign(({ context }, { productKey }: { productKey: number }) => {
      const product = context.catalogue.productByKey.get(productKey) ?? null;
      return { product, draft: product && newDraftLine(product), adjustment: null, message: null };
    }),
    type: assign({
      draft: ({ context }, { text }: { text: string }) => context.draft && { ...context.draft, quantityText: text },
      adjustment: null,
      message: null,
    }),
    settle: assign(({ context }) => {
      const { draft, product, rounding } = context;
      if (!draft || !product) return {};
      const { line, adjustment } = settleDraftLine(draft, product, rounding);
      return { draft: line, adjustment: adjustment ?? context.adjustment };
    }),
    step: assign({
      draft: ({ context: { draft, product } }, { direction }: { direction: 'up' | 'down' }) =>
        draft && product && stepDraftLine(draft, product, direction),
      adjustment: null,
    }),
    chooseUnit: assign({
      draft: ({ context }, { unit }: { unit: string }) => context.draft && { ...context.draft, unit },
      adjustment: null,
    }),
    sayProblem: assign({ message: ({ context }) => problemOf(context) }),
    rememberRefusal: assign({
      message: (_, { output }: { output: GuideAnswer }) =>
        output.kind === 'refused' ? output.text : texts.orderGuide.productNotAdded,
    }),
    rememberTrouble: assign({ message: texts.orderGuide.productNotAdded }),
    forgetMessage: assign({ message: null }),
    /** The guide has the product now, whether the list has come or not; the next one is looked for. */
    takeIn: assign(({ context }) => ({ ...guidesAfter(context), product: null, draft: null })),
    refreshGuides: sendTo(({ context }) => context.keeper, { type: 'guides.refresh' }),
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
      description: 'A guide is chosen or named, and a product looked for.',
      meta: { features: ['OG-05'] },
      initial: 'picking',
      on: {
        'guide.choose': { actions: { type: 'chooseGuide', params: ({ event }) => event } },
        'name.type': { actions: { type: 'typeName', params: ({ event }) => event } },
        'search.change': { actions: { type: 'search', params: ({ event }) => event } },
        'highlight.move': { actions: { type: 'highlight', params: ({ event }) => event } },
        'product.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: '.entering',
          actions: { type: 'choose', params: ({ event }) => event },
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
        picking: { description: 'No product is chosen yet.', meta: { features: ['OG-05'] } },
        entering: {
          description: 'A product is chosen: its quantity and unit can be changed, and it can be added.',
          meta: { features: ['OG-05', 'OG-08'] },
          tags: 'entering',
          on: {
            'quantity.type': { actions: { type: 'type', params: ({ event }) => event } },
            'quantity.settle': { actions: 'settle' },
            'quantity.step': { actions: { type: 'step', params: ({ event }) => event } },
            'unit.choose': { actions: [{ type: 'chooseUnit', params: ({ event }) => event }, 'settle'] },
            'product.add': [
              { guard: 'isReady', target: '#guideAddition.adding', actions: ['settle', 'forgetMessage'] },
              { actions: 'sayProblem' },
            ],
          },
        },
      },
    },
    adding: {
      description: 'The product is on its way into the guide.',
      meta: { features: ['OG-05'] },
      tags: ['busy', 'entering'],
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Into a guide there is, or into a new one.',
          meta: { features: ['OG-02', 'OG-05'] },
          always: [{ guard: 'hasTarget', target: 'changing' }, { target: 'creating' }],
        },
        changing: {
          description: 'The guide gets one more product.',
          meta: { features: ['OG-05', 'API-06'] },
          invoke: {
            id: 'changeGuide',
            src: 'changeGuide',
            input: ({ context }) => additionChange(context),
            onDone: [
              { guard: { type: 'isDone', params: ({ event }) => event }, target: 'added' },
              {
                target: '#guideAddition.open.entering',
                actions: { type: 'rememberRefusal', params: ({ event }) => event },
              },
            ],
            onError: { target: '#guideAddition.open.entering', actions: 'rememberTrouble' },
          },
        },
        creating: {
          description: 'A guide of that name is made with the one product.',
          meta: { features: ['OG-02', 'OG-05', 'API-06'] },
          invoke: {
            id: 'createGuide',
            src: 'createGuide',
            input: ({ context }) => ({ name: targetName(context), products: additionOf(context) }),
            onDone: [
              { guard: { type: 'isDone', params: ({ event }) => event }, target: 'added' },
              {
                target: '#guideAddition.open.entering',
                actions: { type: 'rememberRefusal', params: ({ event }) => event },
              },
            ],
            onError: { target: '#guideAddition.open.entering', actions: 'rememberTrouble' },
          },
        },
        added: {
          description: 'It is in; the dialog is ready for the next product.',
          meta: { features: ['OG-05', 'NOTE-02'] },
          entry: [
            {
              type: 'notify',
              params: ({ context }): Notice => ({
                type: 'success',
                text: texts.orderGuide.productAdded(context.product?.description ?? '', targetName(context)),
              }),
            },
            'takeIn',
            'refreshGuides',
          ],
          always: '#guideAddition.open.picking',
        },
      },
    },
    closed: { type: 'final', description: 'The dialog is gone.', meta: { features: ['OG-05'] } },
  },
  options: machineOptions,
});

export type GuideAdditionRef = ActorRefFrom<typeof guideAdditionMachine>;
export type GuideAdditionSnapshot = SnapshotFrom<typeof guideAdditionMachine>;

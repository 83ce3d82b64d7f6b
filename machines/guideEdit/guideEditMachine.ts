import { type ActorRefFrom, assign, fromCallback, raise, type SnapshotFrom, setup } from 'xstate';
import { isEditable } from '#domain/guide/guide.ts';
import { guideEditHref, guideHref } from '#domain/guide/guideAddress.ts';
import { hasProblem, settleDraftLine, stepDraftLine } from '#domain/guide/guideDraft.ts';
import { guideName } from '#domain/guide/guideName.ts';
import { prepareCatalogue } from '#domain/product/catalogue.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import type { CatalogueRef } from '../catalogue/catalogueMachine.ts';
import { guideNamingMachine } from '../guideNaming/guideNamingMachine.ts';
import { guideSavingMachine, type Saved } from '../guideSaving/guideSavingMachine.ts';
import { type Failure, failureOf } from '../lib/failure.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import * as rules from './guideEdit.ts';

interface Input {
  /** The guide's name in the address; '' makes one without a name yet. */
  name: string;
  catalogueRef: CatalogueRef;
  rounding: RoundingFlag;
}

export interface GuideEditContext extends Input, rules.Editing {
  /** The product whose dialog is open. */
  item: number | null;
  message: string | null;
  failure: Failure | null;
}

type OfLine = { productKey: number };

type Event =
  | { type: 'open.retry' }
  | { type: 'guide.copy' }
  | { type: 'name.type'; name: string }
  | ({ type: 'line.include'; isIncluded: boolean } & OfLine)
  | ({ type: 'line.type'; text: string } & OfLine)
  | ({ type: 'line.settle' } & OfLine)
  | ({ type: 'line.step'; direction: 'up' | 'down' } & OfLine)
  | ({ type: 'unit.choose'; unit: string } & OfLine)
  | { type: 'search.change'; query: string }
  | { type: 'listing.choose'; listing: rules.Listing }
  | ({ type: 'item.open' } & OfLine)
  | { type: 'item.finish' }
  | { type: 'item.close' }
  | { type: 'guide.save' }
  | { type: 'edit.cancel' }
  | { type: 'edit.settled' };

/** Every product of the catalogue with its place in one guide, saved as a whole. Invoked by the shop on /order-guide-edit. */
export const guideEditMachine = setup({
  types: {
    context: {} as GuideEditContext,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed' | 'editable',
    children: {} as { guideNaming: 'guideNaming'; guideSaving: 'guideSaving' },
    meta: {} as FeatureMeta,
  },
  actors: {
    openGuide: port<rules.OpenedGuide, { name: string; catalogue: CatalogueRef }>('openGuide'),
    guideSaving: guideSavingMachine,
    guideNaming: guideNamingMachine,
    /** Filled by the host: for as long as it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isLocked: (_, { output: { guide } }: { output: rules.OpenedGuide }) => guide !== null && !isEditable(guide),
    wasNamed: (_, { output }: { output: { name: string | null } }) => output.name !== null,
    isSold: ({ context }, { productKey }: OfLine) =>
      context.draft.has(productKey) || (context.catalogue.productByKey.get(productKey)?.sellBys.length ?? 0) > 0,
    isItemValid: ({ context: { item, draft, catalogue, rounding } }) => {
      const [line, product] = [draft.get(item ?? 0), catalogue.productByKey.get(item ?? 0)];
      return !line || !hasProblem(settleDraftLine(line, product, rounding).line, product);
    },
    isTouched: ({ context }) => rules.isTouched(context, context.name),
    isUntouched: ({ context }) => !rules.isTouched(context, context.name),
    isSavedAlready: ({ context }) => context.guide !== null && !rules.isTouched(context, context.name),
    isWrong: ({ context }) => rules.nameProblem(context) !== null || rules.problemKeys(context).length > 0,
    isSaved: (_, { output }: { output: Saved }) => output.isSaved,
  },
  actions: {
    /** Filled by the host: opens another page, after asking where something is unsaved. */
    goTo: (_, _params: { path: string }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    begin: assign(({ context }, { output }: { output: rules.OpenedGuide }) => rules.editingOf(output, context.name)),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    typeName: assign({ nameText: (_, { name }: { name: string }) => name, message: null }),
    changeLine: assign(({ context }, { productKey, ...change }: OfLine & rules.LineChange) => ({
      draft: rules.withLine(context, productKey, (line) => ({ ...line, ...change })),
      message: null,
    })),
    stepLine: assign(({ context }, { productKey, direction }: OfLine & { direction: 'up' | 'down' }) => ({
      draft: rules.withLine(context, productKey, (line) =>
        stepDraftLine(line, context.catalogue.productByKey.get(productKey), direction),
      ),
    })),
    settleLine: assign(({ context }, { productKey }: OfLine) => {
      const line = context.draft.get(productKey);
      if (!line) return {};
      const settled = settleDraftLine(line, context.catalogue.productByKey.get(productKey), context.rounding);
      return {
        draft: rules.withLine(context, productKey, () => settled.line),
        message: settled.adjustment ?? context.message,
      };
    }),
    search: assign(({ context }, { query }: { query: string }) => rules.relisted(context, { query })),
    list: assign(({ context }, { listing }: { listing: rules.Listing }) => rules.relisted(context, { listing })),
    openItem: assign({ item: (_, { productKey }: OfLine) => productKey }),
    closeItem: assign({ item: null }),
    sayProblems: assign(({ context }) => rules.showProblems(context)),
    takeBack: assign((_, { output }: { output: Saved }) => ({ ...output.editing, message: output.message })),
    forgetMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'guideEdit',
  context: ({ input }) => ({
    ...input,
    ...rules.editingOf(
      {
        guide: null,
        guides: [],
        catalogue: prepareCatalogue({ products: [], mainCategories: [], categories: [], guides: [] }),
      },
      input.name,
    ),
    item: null,
    message: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    form: {
      description: 'What can be done with the guide.',
      meta: { features: ['OG-06'] },
      initial: 'opening',
      states: {
        opening: {
          description: 'The guide as it is now and the catalogue are on their way.',
          meta: { features: ['NAV-06', 'OG-06', 'DOC-05'] },
          tags: 'busy',
          invoke: {
            id: 'openGuide',
            src: 'openGuide',
            input: ({ context }) => ({ name: context.name, catalogue: context.catalogueRef }),
            onDone: [
              {
                guard: { type: 'isLocked', params: ({ event }) => event },
                target: 'locked',
                actions: { type: 'begin', params: ({ event }) => event },
              },
              { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } },
            ],
            onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
          },
        },
        failed: {
          description: 'They did not come: the reason is shown, and they can be asked for again.',
          meta: { features: ['OG-06', 'DOC-05'] },
          tags: 'failed',
          on: { 'open.retry': 'opening' },
        },
        locked: {
          description: "'Standard' and read-only guides cannot be edited, but copied.",
          meta: { features: ['OG-03', 'OG-09'] },
          on: { 'guide.copy': 'copying', 'edit.cancel': { actions: { type: 'goTo', params: rules.toGuide } } },
        },
        copying: {
          description: 'The copy gets its name; then the copy is edited.',
          meta: { features: ['OG-03'] },
          invoke: {
            id: 'guideNaming',
            src: 'guideNaming',
            input: ({ context }) => ({
              source: context.guide,
              takenNames: context.takenNames,
              keeper: context.catalogueRef,
            }),
            onDone: [
              {
                guard: { type: 'wasNamed', params: ({ event }) => event },
                target: 'locked',
                actions: {
                  type: 'goTo',
                  params: ({ event }) => ({ path: guideEditHref(event.output.name ?? '') }),
                },
              },
              { target: 'locked' },
            ],
          },
        },
        editing: {
          description: 'Products are put in and taken out, quantities and units typed.',
          meta: { features: ['OG-06', 'OG-08', 'OG-09'] },
          tags: 'editable',
          initial: 'listing',
          on: {
            'name.type': { actions: { type: 'typeName', params: ({ event }) => event } },
            'line.include': {
              guard: { type: 'isSold', params: ({ event }) => event },
              actions: {
                type: 'changeLine',
                params: ({ event }) => ({ productKey: event.productKey, isIncluded: event.isIncluded }),
              },
            },
            'line.type': {
              actions: {
                type: 'changeLine',
                params: ({ event }) => ({ productKey: event.productKey, quantityText: event.text }),
              },
            },
            'line.settle': { actions: { type: 'settleLine', params: ({ event }) => event } },
            'line.step': { actions: { type: 'stepLine', params: ({ event }) => event } },
            'unit.choose': {
              actions: [
                {
                  type: 'changeLine',
                  params: ({ event }) => ({ productKey: event.productKey, unit: event.unit }),
                },
                { type: 'settleLine', params: ({ event }) => event },
              ],
            },
            'search.change': { actions: { type: 'search', params: ({ event }) => event } },
            'listing.choose': { actions: { type: 'list', params: ({ event }) => event } },
            'edit.cancel': { actions: { type: 'goTo', params: rules.toGuide } },
            'guide.save': [
              { guard: 'isSavedAlready', target: 'saved' },
              { guard: 'isWrong', actions: 'sayProblems' },
              { target: 'saving' },
            ],
          },
          states: {
            listing: {
              description: 'The products are listed.',
              meta: { features: ['OG-06'] },
              on: {
                'item.open': {
                  target: 'editingItem',
                  actions: { type: 'openItem', params: ({ event }) => event },
                },
              },
            },
            editingItem: {
              description: 'On a phone: one product in a dialog over the list, which it changes at once.',
              meta: { features: ['OG-06'] },
              exit: 'closeItem',
              on: {
                'item.finish': {
                  guard: 'isItemValid',
                  target: 'listing',
                  actions: { type: 'settleLine', params: ({ context }) => ({ productKey: context.item ?? 0 }) },
                },
                'item.close': 'listing',
              },
            },
          },
        },
        saving: {
          description: 'The guide is on its way; everything typed stays, and what others changed is asked about.',
          meta: { features: ['OG-07', 'ERR-03'] },
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: {
            id: 'guideSaving',
            src: 'guideSaving',
            input: ({ context }) => ({ editing: rules.editingIn(context), keeper: context.catalogueRef }),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event },
                target: 'saved',
                actions: { type: 'takeBack', params: ({ event }) => event },
              },
              { target: 'editing', actions: { type: 'takeBack', params: ({ event }) => event } },
            ],
          },
        },
        saved: {
          type: 'final',
          description: 'The guide is saved: on to its page.',
          meta: { features: ['NAV-06', 'OG-07'] },
          entry: raise({ type: 'edit.settled' }),
        },
      },
    },
    work: {
      description: 'Whether something would be lost by leaving the page.',
      meta: { features: ['LEAVE-01'] },
      initial: 'none',
      on: { 'edit.settled': '.released' },
      states: {
        none: {
          description: 'Everything is as it was opened.',
          meta: { features: ['LEAVE-01'] },
          always: { guard: 'isTouched', target: 'held' },
        },
        held: {
          description: 'Leaving asks first, and closing the tab raises the browser warning.',
          meta: { features: ['LEAVE-01', 'LEAVE-03'] },
          always: { guard: 'isUntouched', target: 'none' },
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'unguarded' },
        },
        unguarded: {
          description: 'The guard of leaving is broken; the work goes on.',
          meta: { features: ['LEAVE-01'] },
        },
        released: {
          type: 'final',
          description: 'Nothing is unsaved, so that going on asks nothing.',
          meta: { features: ['LEAVE-01'] },
          entry: {
            type: 'goTo',
            params: ({ context }) => ({ path: guideHref(guideName(context.nameText)) }),
          },
        },
      },
    },
  },
  options: machineOptions,
});

export type GuideEditRef = ActorRefFrom<typeof guideEditMachine>;
export type GuideEditSnapshot = SnapshotFrom<typeof guideEditMachine>;

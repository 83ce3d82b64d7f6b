import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { hasProblem, settleDraftLine, stepDraftLine } from '#domain/guide/guideDraft.ts';
import { guideName } from '#domain/guide/guideName.ts';
import type { GuideSavedDraft } from '#domain/guide/guideSavedDraft.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { machineOptions } from '../../lib/port.ts';
import { unsavedWork } from '../../lib/unsavedWork.ts';
import { guideSavingMachine, type Saved } from '../guideSaving/guideSavingMachine.ts';
import type { GuideListRef } from '../guideWrite/guideWrite.ts';
import * as rules from './guideForm.ts';
import { startedEditing, unfinishedGuide } from './interruptedGuide.ts';

interface Input {
  /** The guide's name in the address; '' starts one without a name. */
  name: string;
  opened: rules.OpenedGuide;
  guideList: GuideListRef;
  rounding: RoundingFlag;
}

interface Context extends Omit<Input, 'opened'>, rules.Editing {
  /** The product whose dialog is open. */
  item: number | null;
  message: string | null;
}

type OfLine = { productKey: number };

type Event =
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
  | { type: 'edit.cancel' };

/** The form of one guide: every product of the catalog with its place in it, saved as one. Invoked by the guide editor once the guide is loaded. */
export const guideFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: { name: string };
    tags: 'busy' | 'editable';
    children: { guideSaving: 'guideSaving' };
  },
  actors: {
    guideSaving: guideSavingMachine,
    /** Provided by the host: while it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
    /** Provided by the host: if the session ends during editing, stores what `read` returns for its owner. */
    saveDraft: fromCallback<EventObject, { read: () => GuideSavedDraft | null }>(() => undefined),
  },
  guards: {
    isSold: ({ context }, { productKey }: OfLine) =>
      context.draft.has(productKey) || (context.catalogue.productByKey.get(productKey)?.sellBys.length ?? 0) > 0,
    isItemValid: ({ context: { item, draft, catalogue, rounding } }) => {
      const [line, product] = [draft.get(item ?? 0), catalogue.productByKey.get(item ?? 0)];
      return !line || !hasProblem(settleDraftLine(line, product, rounding).line, product);
    },
    isTouched: ({ context }) => rules.isTouched(context, context.name),
    isSavedAlready: ({ context }) => context.guide !== null && !rules.isTouched(context, context.name),
    isWrong: ({ context }) => rules.nameProblem(context) !== null || rules.problemKeys(context).length > 0,
    isSaved: (_, { output }: { output: Saved }) => output.isSaved,
  },
  actions: {
    /** Provided by the host: opens another page, and asks first if something is unsaved. */
    goTo: (_, _params: { path: string }) => undefined,
    changeLine: assign(({ context }, { productKey, ...change }: OfLine & rules.LineChange) => ({
      draft: rules.withLine(context, productKey, (line) => ({ ...line, ...change })),
      message: null,
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
    takeBack: assign((_, { output }: { output: Saved }) => ({ ...output.editing, message: output.message })),
  },
}).createMachine({
  id: 'guideForm',
  context: ({ input: { opened, ...input } }) => ({
    ...input,
    ...startedEditing(opened, input.name),
    item: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The guide is on screen until it is saved.',
      type: 'parallel',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ self }) => ({
          read: () => {
            const { context } = self.getSnapshot();
            return unfinishedGuide(context, context.name);
          },
        }),
        onError: {},
      },
      states: {
        form: {
          description: 'The user edits and saves the guide.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The user adds and removes products, and sets quantities and units.',
              tags: 'editable',
              initial: 'listing',
              on: {
                'name.type': { actions: assign({ nameText: ({ event }) => event.name, message: null }) },
                'line.include': {
                  guard: { type: 'isSold', params: ({ event }) => ({ productKey: event.productKey }) },
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
                'line.settle': {
                  actions: { type: 'settleLine', params: ({ event }) => ({ productKey: event.productKey }) },
                },
                'line.step': {
                  actions: assign(({ context, event }) => ({
                    draft: rules.withLine(context, event.productKey, (line) =>
                      stepDraftLine(line, context.catalogue.productByKey.get(event.productKey), event.direction),
                    ),
                  })),
                },
                'unit.choose': {
                  actions: [
                    {
                      type: 'changeLine',
                      params: ({ event }) => ({ productKey: event.productKey, unit: event.unit }),
                    },
                    { type: 'settleLine', params: ({ event }) => ({ productKey: event.productKey }) },
                  ],
                },
                'search.change': {
                  actions: assign(({ context, event }) => rules.relisted(context, { query: event.query })),
                },
                'listing.choose': {
                  actions: assign(({ context, event }) => rules.relisted(context, { listing: event.listing })),
                },
                'edit.cancel': { actions: { type: 'goTo', params: rules.toGuide } },
                'guide.save': [
                  { guard: 'isSavedAlready', target: '#guideForm.saved' },
                  { guard: 'isWrong', actions: assign(({ context }) => rules.showProblems(context)) },
                  { target: 'saving' },
                ],
              },
              states: {
                listing: {
                  description: 'The products are listed.',
                  on: {
                    'item.open': { target: 'editingItem', actions: assign({ item: ({ event }) => event.productKey }) },
                  },
                },
                editingItem: {
                  description: 'On a phone, one product is open in a dialog over the list. Changes apply right away.',
                  exit: assign({ item: null }),
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
              description:
                'The guide is being saved, and everything typed stays. The user is asked about conflicts with others.',
              tags: 'busy',
              entry: assign({ message: null }),
              invoke: {
                id: 'guideSaving',
                src: 'guideSaving',
                input: ({ context }) => ({ editing: rules.editingIn(context), guideList: context.guideList }),
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => ({ output: event.output }) },
                    target: '#guideForm.saved',
                    actions: { type: 'takeBack', params: ({ event }) => ({ output: event.output }) },
                  },
                  {
                    target: 'editing',
                    actions: { type: 'takeBack', params: ({ event }) => ({ output: event.output }) },
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: assign({
                    message: guideTexts.orderGuide.notSaved(guidesText('guide.orderGuide.unexpected')),
                  }),
                },
              },
            },
          },
        },
        work: unsavedWork('Everything is as it was opened.'),
      },
    },
    saved: {
      type: 'final',
      description: 'The guide is saved, and leaving no longer asks.',
    },
  },
  output: ({ context }) => ({ name: guideName(context.nameText) }),
  options: machineOptions,
});

export type GuideFormRef = ActorRefFrom<typeof guideFormMachine>;
export type GuideFormSnapshot = SnapshotFrom<typeof guideFormMachine>;

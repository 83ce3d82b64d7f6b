import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Product } from '#domain/product/product.ts';
import { machineOptions } from '../../lib/port.ts';
import {
  type Counted,
  type FindingInput,
  NOTHING_SUGGESTED,
  type QuickFindContext,
  type QuickFindInput,
  suggest,
  type Typed,
} from './quickFind.ts';

type Event =
  | ({ type: 'box.type' } & Typed)
  /** The catalog or its search was loaded or changed. */
  | { type: 'catalogue.changed' }
  | { type: 'suggestions.close' }
  | { type: 'suggestion.move'; direction: 'up' | 'down' }
  /** On the chosen suggestion. */
  | { type: 'quantity.type'; text: string }
  /** Adds the suggestion at `index`, else the chosen one. */
  | { type: 'suggestion.add'; index?: number }
  /** The user types a quantity on a result. */
  | ({ type: 'result.count' } & Counted)
  | { type: 'result.type'; text: string }
  | { type: 'result.add' }
  | { type: 'result.leave' };

function addition(product: Product, quantityText: string) {
  const typed = quantityText.trim();
  return {
    type: 'cartLine.add' as const,
    product,
    typed: typed === '' ? {} : { quantityText: typed },
    isQuick: true,
  };
}

/** Suggests products while the user types in the search box, and adds suggestions and results in place. Invoked when it is first used. */
export const quickFindMachine = setup({
  types: {} as {
    context: QuickFindContext;
    events: Event;
    input: QuickFindInput;
    tags: 'open';
  },
  actors: {
    watchCatalogue: fromCallback<Event, Pick<FindingInput, 'catalogue'>>(({ input, sendBack }) => {
      const shown = () => input.catalogue.getSnapshot().context.catalogue;
      let last = shown();
      const watching = input.catalogue.subscribe(() => {
        if (shown() === last) return;
        last = shown();
        sendBack({ type: 'catalogue.changed' });
      });
      return () => watching.unsubscribe();
    }),
  },
  guards: {
    isOffered: (_, { isOffered }: Pick<Typed, 'isOffered'>) => isOffered,
    isFound: ({ context }) => context.suggested.found.length > 0,
    leavesUpwards: ({ context }, { direction }: { direction: 'up' | 'down' }) =>
      direction === 'up' && context.chosen === 0,
    isSuggested: ({ context }, { index }: { index: number | undefined }) =>
      context.suggested.found[index ?? context.chosen ?? -1] !== undefined,
  },
  actions: {
    suggest: assign(({ context }, { text }: { text: string }) => ({
      text,
      suggested: suggest(context, text),
      chosen: null,
      quantityText: '',
    })),
    suggestAgain: assign(({ context }) => ({ suggested: suggest(context, context.text) })),
    clear: assign({ text: '', suggested: NOTHING_SUGGESTED, chosen: null, quantityText: '' }),
    choose: assign(({ context: { chosen, suggested } }, { direction }: { direction: 'up' | 'down' }) => {
      const last = suggested.found.length - 1;
      const next = direction === 'down' ? (chosen ?? -1) + 1 : (chosen ?? last + 1) - 1;
      return { chosen: Math.max(0, Math.min(last, next)), quantityText: '' };
    }),
    addSuggestion: sendTo(
      ({ context }) => context.dialogs,
      ({ context }, { index }: { index: number | undefined }) => {
        const at = index ?? context.chosen ?? -1;
        const product = context.suggested.found[at];
        if (!product) throw new Error('nothing is suggested there');
        return addition(product, at === context.chosen ? context.quantityText : '');
      },
    ),
    addCounted: sendTo(
      ({ context }) => context.dialogs,
      ({ context: { counted } }) => {
        if (!counted) throw new Error('nothing is counted');
        return addition(counted.product, counted.quantityText);
      },
    ),
    clearCount: assign({ counted: null }),
  },
}).createMachine({
  id: 'quickFind',
  context: ({ input: { typed, ...input } }) => ({
    ...input,
    text: typed.isOffered ? typed.text : '',
    suggested: typed.isOffered ? suggest(input, typed.text) : NOTHING_SUGGESTED,
    chosen: null,
    quantityText: '',
    counted: null,
  }),
  initial: 'matching',
  invoke: {
    id: 'watchCatalogue',
    src: 'watchCatalogue',
    input: ({ context: { catalogue } }) => ({ catalogue }),
    // The suggestions stay as they are.
    onError: {},
  },
  on: {
    'result.count': {
      target: '.counting',
      actions: [
        'clear',
        assign({ counted: ({ event }) => ({ product: event.product, quantityText: event.quantityText }) }),
      ],
    },
  },
  states: {
    matching: {
      description: 'The page checks whether any product matches what is typed.',
      always: [{ guard: 'isFound', target: 'suggesting' }, { target: 'closed' }],
    },
    closed: {
      description: 'Nothing is suggested. A search without matches runs again when the catalog changes.',
      on: {
        'box.type': [
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            target: 'matching',
            actions: { type: 'suggest', params: ({ event }) => event },
          },
          { actions: 'clear' },
        ],
        'catalogue.changed': { target: 'matching', actions: 'suggestAgain' },
        'suggestions.close': { actions: 'clear' },
      },
    },
    suggesting: {
      description: 'Up to eight products are suggested under the search box.',
      tags: 'open',
      initial: 'typing',
      on: {
        'box.type': {
          description: 'Open suggestions follow what is typed, on any page.',
          target: 'matching',
          actions: { type: 'suggest', params: ({ event }) => event },
        },
        'suggestions.close': { target: 'closed', actions: 'clear' },
        'suggestion.add': {
          guard: { type: 'isSuggested', params: ({ event }) => ({ index: event.index }) },
          actions: [
            { type: 'addSuggestion', params: ({ event }) => ({ index: event.index }) },
            assign({ quantityText: '' }),
          ],
        },
      },
      states: {
        typing: {
          description: 'Keys go into the search box. Better matches replace the suggestions once they are known.',
          on: {
            'catalogue.changed': { target: '#quickFind.matching', actions: 'suggestAgain' },
            'suggestion.move': {
              target: 'choosing',
              actions: { type: 'choose', params: ({ event }) => ({ direction: event.direction }) },
            },
          },
        },
        choosing: {
          description: 'One suggestion is chosen. Digits set its quantity, and Enter adds it.',
          on: {
            'suggestion.move': [
              {
                guard: { type: 'leavesUpwards', params: ({ event }) => ({ direction: event.direction }) },
                target: 'typing',
                actions: assign({ chosen: null, quantityText: '' }),
              },
              { actions: { type: 'choose', params: ({ event }) => ({ direction: event.direction }) } },
            ],
            'quantity.type': { actions: assign({ quantityText: ({ event }) => event.text }) },
          },
        },
      },
    },
    counting: {
      description: 'The user types a quantity on a search result.',
      on: {
        'result.type': {
          actions: assign({
            counted: ({ context, event }) => context.counted && { ...context.counted, quantityText: event.text },
          }),
        },
        'result.add': { target: 'closed', actions: ['addCounted', 'clearCount'] },
        'result.leave': { target: 'closed', actions: 'clearCount' },
      },
    },
  },
  options: machineOptions,
});

export type QuickFindRef = ActorRefFrom<typeof quickFindMachine>;
export type QuickFindSnapshot = SnapshotFrom<typeof quickFindMachine>;

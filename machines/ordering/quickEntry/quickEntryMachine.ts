import { type ActorRefFrom, assign, enqueueActions, not, type SnapshotFrom } from 'xstate';
import { shopText } from '#domain/texts/shopText.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { EMPTY_ENTRY } from './cartReducer.ts';
import { keepingEntries } from './keepingEntries.ts';
import { EMPTY_BATCH, outcomeNotice } from './outcome.ts';
import * as rules from './quickEntry.ts';
import { quickEntrySetup, withLine } from './quickEntrySetup.ts';

const UNSPECIFIED = {
  type: 'notify',
  params: { type: 'error', text: shopText('entry.unspecified') } satisfies Notice,
} as const;

/**
 * Quick entry: the lines typed in the product list and how they get into the cart. It also asks before a change of
 * the list loses what was typed. Owned by ordering while the shop is open.
 */
export const quickEntryMachine = quickEntrySetup.createMachine({
  id: 'quickEntry',
  context: ({ input }) => ({
    ...input,
    view: rules.EMPTY_VIEW,
    entry: EMPTY_ENTRY,
    furtherLines: [],
    unsavedCount: 0,
    entered: null,
    reviewed: null,
    isShown: false,
    isStandardFilled: false,
    batch: EMPTY_BATCH,
    pending: null,
    confirmed: [],
    kept: { lines: EMPTY_ENTRY.lines, pending: null },
    change: null,
    elsewhere: null,
  }),
  type: 'parallel',
  invoke: { id: 'watchShop', src: 'watchShop', input: ({ context }) => context, onError: { actions: UNSPECIFIED } },
  on: {
    'shop.changed': {
      actions: [
        assign(({ context, event }) => ({
          ...rules.viewed(context, event.view),
          reviewed: event.view.search === context.view.search ? context.reviewed : null,
          view: event.view,
        })),
        'wantPrices',
      ],
    },
    'page.shown': { actions: { type: 'setShown', params: { isShown: true } } },
    'page.hidden': { actions: [{ type: 'setShown', params: { isShown: false } }, 'finishReview'] },
    'row.enter': {
      actions: assign({
        entered: ({ context, event }) => ({
          lineId: event.lineId,
          line: context.entry.lines.get(event.lineId) ?? null,
        }),
      }),
    },
    'row.restore': { guard: 'wasEntered', actions: 'restoreRow' },
    'line.change': {
      guard: { type: 'isKnown', params: ({ event }) => ({ lineId: event.lineId }) },
      actions: assign(({ context, event }) =>
        withLine(context, rules.changedLine(context, event.lineId, event.change)),
      ),
    },
    'line.step': {
      guard: { type: 'isKnown', params: ({ event }) => ({ lineId: event.lineId }) },
      actions: assign(({ context, event }) =>
        withLine(context, rules.steppedLine(context, event.lineId, event.direction)),
      ),
    },
    'quantity.settle': {
      description: "If the site's rounding changes the quantity, a notice says so.",
      guard: { type: 'hasLine', params: ({ event }) => ({ lineId: event.lineId }) },
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          const text = rules.settledLine(context, event.lineId)?.adjustment;
          if (text) enqueue({ type: 'notify', params: { type: 'warning', text } });
        }),
        assign(({ context, event }) => rules.settled(context, rules.settledLine(context, event.lineId))),
      ],
    },
    'price.settle': {
      guard: { type: 'hasLine', params: ({ event }) => ({ lineId: event.lineId }) },
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          const text = rules.pricedLine(context, event.lineId)?.adjustment;
          if (text) enqueue({ type: 'notify', params: { type: 'warning', text } });
        }),
        { type: 'settlePrice', params: ({ event }) => ({ lineId: event.lineId }) },
      ],
    },
    'line.remove': {
      guard: { type: 'hasLine', params: ({ event }) => ({ lineId: event.lineId }) },
      actions: assign(({ context, event }) => rules.reduced(context, rules.removal(context, event.lineId))),
    },
    'lines.add': {
      description: 'Pasted lines are added. The list shows everything entered, so that all of them are in view.',
      actions: [
        assign(({ context, event }) =>
          rules.reduced(context, { type: 'add-line-items', lines: rules.addedLines(context, event.entries) }),
        ),
        'startReview',
        'wantPrices',
      ],
    },
    'standard.fill': {
      guard: 'canFillStandard',
      actions: [assign(({ context }) => rules.standardFilled(context)), 'wantPrices'],
    },
    'review.start': { actions: 'startReview' },
    'review.finish': { actions: 'finishReview' },
  },
  states: {
    keeping: keepingEntries,
    adding: {
      description: 'The entered lines are added to the cart.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The user types lines.',
          always: { guard: 'hasPending', target: 'unanswered' },
          on: {
            'entry.addToCart': [
              {
                guard: 'isCartKnown',
                target: 'sending',
                actions: assign(({ context }) => rules.reduced(context, { type: 'reset-errors' })),
              },
              {
                description: 'The cart has to load first, to know what is already in it.',
                actions: [
                  { type: 'notify', params: { type: 'warning', text: shopText('entry.cartUnknown') } },
                  'refreshCart',
                ],
              },
            ],
          },
        },
        unanswered: {
          description:
            'Lines were sent, but no response came. The next attempt repeats them unchanged, and they count once.',
          tags: 'unanswered',
          on: { 'entry.addToCart': 'sending' },
        },
        sending: {
          description: 'The lines are gathered, checked and added. The user confirms anything unusual.',
          on: {
            'entry.sent': { actions: { type: 'setPending', params: ({ event }) => ({ pending: event.pending }) } },
          },
          invoke: {
            id: 'entryAddition',
            src: 'entryAddition',
            input: ({ context: { view, entry, settings, pending, batch, confirmed, actors, newId }, self }) => ({
              entered: { view, entry, settings },
              unanswered: pending && { pending, batch },
              confirmed,
              cart: actors.cart,
              owner: self,
              newId,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.outcome.kind === 'unknown',
                target: 'unanswered',
                actions: [
                  { type: 'setPending', params: ({ event }) => ({ pending: event.output.pending }) },
                  assign({ batch: ({ event }) => event.output.batch }),
                  'awaitAnswer',
                  {
                    type: 'notify',
                    params: ({ event }) => outcomeNotice(event.output.outcome, 0) ?? UNSPECIFIED.params,
                  },
                ],
              },
              {
                target: 'settling',
                actions: [
                  { type: 'conclude', params: ({ event: { output } }) => output },
                  enqueueActions(({ context, event, enqueue }) => {
                    const notice = outcomeNotice(event.output.outcome, context.entry.productsAdded);
                    if (notice) enqueue({ type: 'notify', params: notice });
                  }),
                ],
              },
            ],
            onError: [
              {
                description: 'A bug hid the outcome of lines that were sent.',
                guard: 'hasPending',
                target: 'unanswered',
                actions: ['awaitAnswer', UNSPECIFIED],
              },
              { target: 'resting', actions: UNSPECIFIED },
            ],
          },
        },
        settling: {
          description: 'The page checks for lines that were not added.',
          always: [{ guard: 'hasErrors', target: 'showingStatus' }, { target: 'resting' }],
        },
        showingStatus: {
          description:
            "The 'Quick Entry Status' dialog lists the failed lines with their messages. They stay where they were typed.",
          on: { 'status.close': 'resting' },
        },
      },
    },
    viewing: {
      description: 'The user chooses what the list shows.',
      initial: 'settled',
      states: {
        settled: {
          description: 'No question is on screen.',
          on: {
            'view.choose': [
              {
                guard: { type: 'asksFirst', params: ({ event }) => ({ change: event.change }) },
                target: 'asking',
                actions: { type: 'setChange', params: ({ event }) => ({ change: event.change }) },
              },
              {
                actions: [{ type: 'setChange', params: ({ event }) => ({ change: event.change }) }, 'changeListSoon'],
              },
            ],
            'list.change': {
              actions: [
                { type: 'emptyForLayout', params: ({ event }) => ({ change: event.change }) },
                { type: 'changeList', params: ({ event }) => ({ change: event.change }) },
              ],
            },
            'clear.request': 'confirmingClear',
          },
        },
        asking: {
          description:
            'A change of category, main category, order guide or layout would lose typed lines. The user is asked first.',
          on: {
            'view.confirm': { target: 'settled', actions: ['abandonTyped', 'changeListSoon'] },
            'view.refuse': 'settled',
          },
        },
        confirmingClear: {
          description: 'The user is asked before all typed quantities are cleared.',
          on: { 'clear.confirm': { target: 'settled', actions: 'clear' }, 'clear.refuse': 'settled' },
        },
      },
    },
    holding: {
      description: 'Leaving asks first while typed lines are on screen.',
      initial: 'free',
      states: {
        free: {
          description: 'Leaving would lose nothing.',
          always: { guard: 'hasUnsaved', target: 'held' },
        },
        held: {
          description: 'Leaving asks first.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'free' },
          on: { 'typed.abandon': { actions: 'abandonTyped' } },
          always: { guard: not('hasUnsaved'), target: 'free' },
        },
      },
    },
  },
  options: machineOptions,
});

export type QuickEntryRef = ActorRefFrom<typeof quickEntryMachine>;
export type QuickEntrySnapshot = SnapshotFrom<typeof quickEntryMachine>;

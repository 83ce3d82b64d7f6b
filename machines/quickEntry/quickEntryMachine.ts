import { type ActorRefFrom, enqueueActions, type SnapshotFrom } from 'xstate';
import { texts } from '#domain/texts.ts';
import { machineOptions } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import { EMPTY_BATCH } from './batch.ts';
import { EMPTY_ENTRY } from './cartReducer.ts';
import * as desk from './quickEntry.ts';
import { type Done, isKind, type QuickEntryContext, quickEntrySetup } from './quickEntrySetup.ts';

type Self = { context: QuickEntryContext };

/** The browser keeps what was typed, after every change of it. */
const KEEP = {
  type: 'keepEntry',
  params: ({ context }: Self) => ({
    owner: context.owner,
    entry: { lines: context.entry.lines, pending: context.pending },
  }),
} as const;

const NOTHING_ADDED = {
  type: 'notify',
  params: { type: 'warning', text: texts.entry.productsAdded(0) } satisfies Notice,
} as const;

function failure({ event: { output } }: { event: Done }): Notice {
  const isTold = isKind(output, 'failed') || isKind(output, 'unknown');
  return { type: 'error', text: isTold ? output.text : texts.entry.unspecified };
}

function added({ context }: Self): Notice {
  const { productsAdded } = context.entry;
  return { type: productsAdded > 0 ? 'success' : 'warning', text: texts.entry.productsAdded(productsAdded) };
}

/**
 * Quick entry: the lines typed in the product list and their way into the cart. Also asks before a change of the list loses
 * what was typed. Owned by the shop for as long as it is open.
 */
export const quickEntryMachine = quickEntrySetup.createMachine({
  id: 'quickEntry',
  context: ({ input }) => ({
    ...input,
    view: desk.EMPTY_VIEW,
    entry: EMPTY_ENTRY,
    furtherLines: [],
    unsavedCount: 0,
    entered: null,
    reviewed: null,
    isShown: false,
    isStandardFilled: false,
    batch: EMPTY_BATCH,
    pending: null,
    change: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'watchShop',
    src: 'watchShop',
    input: ({ context }) => context,
    onError: { actions: { type: 'notify', params: { type: 'error', text: texts.entry.unspecified } } },
  },
  on: {
    'shop.changed': { actions: [{ type: 'setView', params: ({ event }) => event }, 'wantPrices'] },
    'page.shown': { actions: { type: 'setShown', params: { isShown: true } } },
    'page.hidden': { actions: [{ type: 'setShown', params: { isShown: false } }, 'finishReview'] },
    'row.enter': { actions: { type: 'enterRow', params: ({ event }) => event } },
    'row.restore': { guard: 'wasEntered', actions: ['restoreRow', KEEP] },
    'line.change': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: [
        {
          type: 'putLine',
          params: ({ context, event }) => ({ line: desk.changedLine(context, event.lineId, event.change) }),
        },
        KEEP,
      ],
    },
    'line.step': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: [
        {
          type: 'putLine',
          params: ({ context, event }) => ({ line: desk.steppedLine(context, event.lineId, event.direction) }),
        },
        KEEP,
      ],
    },
    'quantity.settle': [
      {
        description: "The site's rounding moved the quantity, and a notice says so.",
        guard: { type: 'isMoved', params: ({ event }) => event },
        actions: [
          { type: 'notify', params: ({ context, event }) => desk.movedNotice(context, event.lineId) },
          {
            type: 'putLine',
            params: ({ context, event }) => desk.settledLine(context, event.lineId) ?? { line: null },
          },
          KEEP,
        ],
      },
      {
        guard: { type: 'hasLine', params: ({ event }) => event },
        actions: {
          type: 'settleLine',
          params: ({ context, event }) => desk.settledLine(context, event.lineId) ?? { line: null },
        },
      },
    ],
    'price.settle': {
      guard: { type: 'hasLine', params: ({ event }) => event },
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          const adjustment = desk.pricedLine(context, event.lineId)?.adjustment ?? null;
          if (adjustment !== null) enqueue({ type: 'notify', params: { type: 'warning', text: adjustment } });
        }),
        {
          type: 'settleLine',
          params: ({ context, event }) => desk.pricedLine(context, event.lineId) ?? { line: null },
        },
        KEEP,
      ],
    },
    'line.remove': {
      guard: { type: 'hasLine', params: ({ event }) => event },
      actions: [{ type: 'removeLine', params: ({ event }) => event }, KEEP],
    },
    'lines.add': {
      description: 'Lines of a paste: the list shows what is entered, so that all of them are in view.',
      actions: [{ type: 'addEntries', params: ({ event }) => event }, 'startReview', 'wantPrices', KEEP],
    },
    'standard.fill': {
      guard: 'canFillStandard',
      actions: ['fillStandard', 'wantPrices'],
    },
    'review.start': { actions: 'startReview' },
    'review.finish': { actions: 'finishReview' },
  },
  states: {
    keeping: {
      description: 'What was typed before a reload comes back.',
      meta: { features: ['QE-01', 'KEEP-01'] },
      initial: 'recalling',
      states: {
        recalling: {
          description: 'The browser is asked for the lines that it kept.',
          meta: { features: ['QE-01', 'KEEP-01'] },
          invoke: {
            id: 'recallEntry',
            src: 'recallEntry',
            input: ({ context }) => context.owner,
            onDone: {
              target: 'kept',
              actions: [{ type: 'recall', params: ({ event }) => event }, 'wantPrices', KEEP],
            },
            onError: 'kept',
          },
        },
        kept: { description: 'Every change of a line is kept from here on.', meta: { features: ['QE-01', 'KEEP-01'] } },
      },
    },
    adding: {
      description: 'The way of the lines into the cart.',
      meta: { features: ['QE-01', 'QE-03', 'QE-06', 'OG-11'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'Lines are typed.',
          meta: { features: ['SES-18', 'QE-01', 'QE-02', 'QE-07'] },
          always: { guard: 'hasPending', target: 'unanswered' },
          on: { 'entry.addToCart': 'gathering' },
        },
        unanswered: {
          description:
            'Lines were sent and no answer came: the next try repeats them as they were, and they count once.',
          meta: { features: ['QE-06', 'QE-08'] },
          tags: 'unanswered',
          on: { 'entry.addToCart': 'sending' },
        },
        gathering: {
          description:
            'Lines with a quantity and a valid unit are gathered; a quantity or price that is none stops all.',
          meta: { features: ['QE-03', 'QE-07'] },
          entry: 'gather',
          always: [
            { guard: 'hasFaulty', target: 'showingStatus', actions: 'learnSkipped' },
            { guard: 'hasNoneReady', target: 'settling', actions: ['learnSkipped', NOTHING_ADDED] },
            { guard: 'hasAdded', target: 'askingAgain' },
            { target: 'sending' },
          ],
        },
        askingAgain: {
          description: 'Some lines are in the cart already, as they stand: they may be added again, or left out.',
          meta: { features: ['QE-06'] },
          on: {
            'again.confirm': 'sending',
            'again.leaveOut': [
              { guard: 'hasNotAdded', target: 'sending', actions: 'leaveOutAdded' },
              { target: 'settling', actions: ['learnSkipped', NOTHING_ADDED] },
            ],
            'again.refuse': 'resting',
          },
        },
        sending: {
          description: 'Prices that would change are asked about, then the lines are checked and added.',
          meta: { features: ['QE-04', 'QE-05', 'QE-06'] },
          entry: 'begin',
          on: { 'lines.sent': { actions: [{ type: 'setProgress', params: { progress: 'sent' } }, KEEP] } },
          invoke: {
            id: 'addLines',
            src: 'addLines',
            input: ({ context, self }) => ({
              asker: self,
              lines: context.pending?.sent ?? [],
              conflicts: context.batch.conflicts,
              cart: context.neighbours.cart,
              idempotencyKey: context.pending?.idempotencyKey ?? '',
              isRepeat: context.pending?.progress === 'unanswered',
            }),
            onDone: [
              {
                guard: { type: 'isOutcome', params: ({ event }) => ({ output: event.output, kind: 'added' }) },
                target: 'settling',
                actions: [
                  { type: 'learnAdded', params: ({ event }) => event },
                  'enterRowAgain',
                  'dropPending',
                  { type: 'notify', params: added },
                  'learnSkipped',
                  KEEP,
                ],
              },
              {
                guard: { type: 'isOutcome', params: ({ event }) => ({ output: event.output, kind: 'refused' }) },
                target: 'settling',
                actions: [{ type: 'learnRefused', params: ({ event }) => event }, 'learnSkipped', 'dropPending', KEEP],
              },
              {
                guard: { type: 'isOutcome', params: ({ event }) => ({ output: event.output, kind: 'unknown' }) },
                target: 'unanswered',
                actions: [
                  { type: 'setProgress', params: { progress: 'unanswered' } },
                  { type: 'notify', params: failure },
                  KEEP,
                ],
              },
              {
                guard: { type: 'isOutcome', params: ({ event }) => ({ output: event.output, kind: 'failed' }) },
                target: 'resting',
                actions: ['dropPending', { type: 'notify', params: failure }, KEEP],
              },
              { target: 'resting', actions: ['dropPending', KEEP] },
            ],
          },
        },
        settling: {
          description: 'Lines that were not added are shown.',
          meta: { features: ['QE-05', 'QE-06', 'OG-11'] },
          always: [{ guard: 'hasErrors', target: 'showingStatus' }, { target: 'resting' }],
        },
        showingStatus: {
          description: "'Quick Entry Status': the failed lines with their messages. They stay where they were typed.",
          meta: { features: ['QE-05'] },
          on: { 'status.close': 'resting' },
        },
      },
    },
    viewing: {
      description: 'What the list shows.',
      meta: { features: ['PLIST-10'] },
      initial: 'settled',
      states: {
        settled: {
          description: 'Nothing is being asked.',
          meta: { features: ['PLIST-10'] },
          on: {
            'view.choose': [
              {
                guard: { type: 'asksFirst', params: ({ event }) => event },
                target: 'asking',
                actions: { type: 'rememberChange', params: ({ event }) => event },
              },
              {
                guard: { type: 'leavesLayout', params: ({ event }) => event },
                actions: [
                  'resetEntry',
                  'enterRowAgain',
                  'finishReview',
                  { type: 'changeList', params: ({ event }) => event },
                  KEEP,
                ],
              },
              { actions: ['finishReview', { type: 'changeList', params: ({ event }) => event }] },
            ],
            'clear.request': 'confirmingClear',
          },
        },
        asking: {
          description: 'Category, main category, order guide or layout would change while lines are typed: asks first.',
          meta: { features: ['PLIST-10', 'CART-10'] },
          on: {
            'view.confirm': [
              {
                description: 'Another layout begins with an empty list.',
                guard: { type: 'leavesLayout', params: ({ context }) => context },
                target: 'settled',
                actions: [
                  'resetEntry',
                  'enterRowAgain',
                  'finishReview',
                  { type: 'changeList', params: ({ context }) => context },
                  KEEP,
                ],
              },
              {
                target: 'settled',
                actions: ['finishReview', { type: 'changeList', params: ({ context }) => context }],
              },
            ],
            'view.refuse': 'settled',
          },
        },
        confirmingClear: {
          description: 'Asks before every entered quantity goes.',
          meta: { features: ['QE-01'] },
          on: {
            'clear.confirm': { target: 'settled', actions: ['clear', 'enterRowAgain', 'finishReview', KEEP] },
            'clear.refuse': 'settled',
          },
        },
      },
    },
    holding: {
      description: 'Typed lines are guarded against leaving while they are on screen.',
      meta: { features: ['LEAVE-01', 'LEAVE-03'] },
      initial: 'free',
      states: {
        free: {
          description: 'Nothing would be lost.',
          meta: { features: ['LEAVE-03'] },
          always: { guard: 'hasUnsaved', target: 'held' },
        },
        held: {
          description: 'Leaving asks first.',
          meta: { features: ['CART-10', 'LEAVE-01', 'LEAVE-03'] },
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'free' },
          always: { guard: 'hasNothingUnsaved', target: 'free' },
        },
      },
    },
  },
  options: machineOptions,
});

export type QuickEntryRef = ActorRefFrom<typeof quickEntryMachine>;
export type QuickEntrySnapshot = SnapshotFrom<typeof quickEntryMachine>;

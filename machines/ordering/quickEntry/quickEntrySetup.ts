import { assign, fromCallback, raise, sendTo, setup } from 'xstate';
import type { EntryChange, EntryLine, NewEntry } from '#domain/entry/entryLine.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { Environment } from '../../lib/environment.ts';
import { lazyMachine } from '../../lib/lazy.ts';
import { port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { Batch } from './batch.ts';
import type { CartReducerState } from './cartReducer.ts';
import type { EntryAddition, EntrySent, entryAdditionMachine } from './entryAdditionMachine.ts';
import {
  besideTyped,
  type EntryElsewhere,
  type EntryOwner,
  type EntryToKeep,
  type KeptEntry,
  type PendingAdd,
} from './keptEntry.ts';
import { concluded } from './outcome.ts';
import * as rules from './quickEntry.ts';
import { type ShopView, type Surroundings, watchShop } from './shopView.ts';

export interface QuickEntryInput extends Surroundings {
  owner: EntryOwner;
  settings: UserSettings;
  newId: Environment['newId'];
}

export interface QuickEntryContext extends QuickEntryInput {
  view: ShopView;
  entry: CartReducerState;
  furtherLines: readonly number[];
  unsavedCount: number;
  /** The row that has the focus, as it was when it received it. */
  entered: { lineId: number; line: EntryLine | null } | null;
  /** The lines under review; null while the products of the filters are listed. */
  reviewed: readonly number[] | null;
  isShown: boolean;
  isStandardFilled: boolean;
  /** The lines as they were sorted for the last press of the button. */
  batch: Batch;
  /** Sent without a response so far. */
  pending: PendingAdd | null;
  /** Unusual quantities that the buyer confirmed, until they are in the cart. */
  confirmed: readonly string[];
  /** What the browser stored last. */
  kept: EntryToKeep;
  /** The change of the list that is being asked about. */
  change: rules.ViewChange | null;
  /** Lines of another tab that are offered here. */
  elsewhere: EntryElsewhere | null;
}

/** What can be done with the lines of another tab. */
export type ElsewhereRequest = { type: 'elsewhere.take' } | { type: 'elsewhere.discard' };

/** News from the browser about the lines of other tabs, and of this one. */
export type ElsewhereNews =
  | { type: 'elsewhere.changed'; elsewhere: EntryElsewhere | null }
  | { type: 'elsewhere.taken'; kept: KeptEntry }
  /** Another tab took over the lines of this one. */
  | { type: 'lines.moved' };

type Event =
  | { type: 'shop.changed'; view: ShopView }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'row.enter'; lineId: number }
  | { type: 'row.restore' }
  | { type: 'line.change'; lineId: number; change: EntryChange }
  | { type: 'line.step'; lineId: number; direction: 'up' | 'down' }
  | { type: 'quantity.settle'; lineId: number }
  | { type: 'price.settle'; lineId: number }
  | { type: 'line.remove'; lineId: number }
  | { type: 'lines.add'; entries: readonly NewEntry[] }
  /** Fills in the quantities of 'Standard' too. */
  | { type: 'standard.fill' }
  | { type: 'review.start' }
  | { type: 'review.finish' }
  | { type: 'clear.request' }
  | { type: 'clear.confirm' }
  | { type: 'clear.refuse' }
  | { type: 'entry.addToCart' }
  | EntrySent
  | ElsewhereRequest
  | ElsewhereNews
  | { type: 'status.close' }
  | { type: 'view.choose'; change: rules.ViewChange }
  | { type: 'view.confirm' }
  | { type: 'view.refuse' }
  /** The list changes now, after leaving no longer asks. */
  | { type: 'list.change'; change: rules.ViewChange }
  /** The page was left despite typed lines. */
  | { type: 'typed.abandon' };

type Change = { change: rules.ViewChange };
const NO_CHANGE: rules.ViewChange = { kind: 'filters', filters: {} };
type Line = { lineId: number };

export function withLine(context: QuickEntryContext, line: EntryLine | null) {
  return line ? rules.reduced(context, { type: 'update-line-item', line }) : {};
}

/** Lines came or went under the focus, so Escape restores no older state than this. */
function enteredAgain({ entered }: QuickEntryContext, { entry }: rules.Entered): Pick<QuickEntryContext, 'entered'> {
  return { entered: entered && { ...entered, line: entry.lines.get(entered.lineId) ?? null } };
}

/** The types, actors, guards and actions of quick entry. */
export const quickEntrySetup = setup({
  types: {} as {
    context: QuickEntryContext;
    events: Event;
    input: QuickEntryInput;
    children: { entryAddition: 'entryAddition'; watchElsewhere: 'watchElsewhere' };
    tags: 'unanswered';
  },
  actors: {
    watchShop,
    /** Its code loads together with what the browser stored. */
    entryAddition: lazyMachine<typeof entryAdditionMachine>('entryAddition'),
    recallEntry: port<KeptEntry | null, EntryOwner>('recallEntry'),
    watchElsewhere: fromCallback<ElsewhereRequest, EntryOwner>(() => undefined),
    holdUnsavedWork: fromCallback<{ type: 'typed.abandon' }>(() => undefined),
  },
  guards: {
    canFillStandard: ({ context }) => rules.canFillStandard(context),
    isCartKnown: ({ context }) => context.view.isCartKnown,
    hasPending: ({ context }) => context.pending !== null,
    hasErrors: ({ context }) => context.entry.lineErrors.length > 0,
    hasUnsaved: ({ context }) => rules.hasUnsaved(context),
    asksFirst: ({ context }, { change }: Change) => rules.hasUnsaved(context) && rules.asksFirst(change),
    hasLine: ({ context }, { lineId }: Line) => context.entry.lines.has(lineId),
    isKnown: ({ context }, { lineId }: Line) => rules.changedLine(context, lineId, {}) !== null,
    wasEntered: ({ context }) => context.entered !== null,
    canTake: ({ context: { elsewhere, pending } }) => elsewhere !== null && pending === null,
    canDiscard: ({ context: { elsewhere } }) => elsewhere?.isOpen === false,
    isUnkept: ({ context: { entry, pending, kept } }) => entry.lines !== kept.lines || pending !== kept.pending,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host: the browser stores what was typed. */
    keepEntry: (_, _params: { owner: EntryOwner; entry: EntryToKeep }) => undefined,
    setShown: assign({ isShown: (_, { isShown }: { isShown: boolean }) => isShown }),
    settlePrice: assign(({ context }, { lineId }: Line) => {
      const priced = rules.pricedLine(context, lineId);
      return priced ? rules.reduced(context, { type: 'add-line-items', lines: [priced.line] }) : {};
    }),
    restoreRow: assign(({ context }) => {
      if (!context.entered) return {};
      const { lineId, line } = context.entered;
      return line ? withLine(context, line) : rules.reduced(context, { type: 'delete-line-item', id: lineId });
    }),
    setElsewhere: assign({ elsewhere: (_, { elsewhere }: { elsewhere: EntryElsewhere | null }) => elsewhere }),
    askElsewhere: sendTo('watchElsewhere', (_, request: ElsewhereRequest) => request),
    takeLines: assign(({ context }, { kept }: { kept: KeptEntry }) => {
      const taken = besideTyped(context.entry.lines, kept);
      return { ...rules.recalledEntry(context, taken), pending: context.pending ?? taken.pending };
    }),
    clear: assign(({ context }) => {
      const cleared = rules.clearedEntry(context);
      return { ...cleared, ...enteredAgain(context, cleared), reviewed: null };
    }),
    startReview: assign({ reviewed: ({ context }) => rules.linesToReview(context) }),
    finishReview: assign({ reviewed: null }),
    setPending: assign({ pending: (_, { pending }: { pending: PendingAdd | null }) => pending }),
    /** The next attempt repeats the lines unchanged. */
    awaitAnswer: assign({
      pending: ({ context: { pending } }) => pending && { ...pending, progress: 'unanswered' as const },
    }),
    conclude: assign(({ context }, addition: EntryAddition) => {
      const after = concluded(context, addition);
      const isAdded = addition.outcome.kind === 'added';
      return {
        ...after,
        ...(isAdded && enteredAgain(context, after)),
        reviewed: isAdded && rules.linesToReview(after).length === 0 ? null : context.reviewed,
        batch: addition.batch,
        pending: null,
        confirmed: isAdded ? [] : addition.confirmed,
      };
    }),
    refreshCart: sendTo(({ context }) => context.actors.cart, { type: 'cart.refresh' }),
    wantPrices: sendTo(
      ({ context }) => context.actors.prices,
      ({ context }) => ({
        type: 'prices.want' as const,
        productKeys: context.view.layout === 'quickEntry' ? rules.pricedKeys(context) : [],
      }),
    ),
    /** Another layout starts with an empty list. */
    emptyForLayout: assign(({ context }, { change }: Change) => {
      if (!rules.leavesLayout(context, change)) return { reviewed: null };
      const reset = rules.resetEntry(context);
      return { ...reset, ...enteredAgain(context, reset), reviewed: null };
    }),
    abandonTyped: assign(({ context }) => {
      const left = rules.withoutTyped(context);
      return { ...left, ...enteredAgain(context, left), reviewed: null };
    }),
    changeList: sendTo(
      ({ context }) => context.actors.productList,
      (_, { change }: Change) =>
        change.kind === 'layout'
          ? { type: 'layout.choose' as const, layout: change.layout }
          : { type: 'filters.choose' as const, filters: change.filters },
    ),
    changeListSoon: raise(({ context }) => ({ type: 'list.change' as const, change: context.change ?? NO_CHANGE })),
    setChange: assign({ change: (_, { change }: Change) => change }),
  },
});

import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { EntryChange, EntryLine, NewEntry } from '#domain/entry/entryLine.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { type AddOutcome, addLinesMachine } from '../addLines/addLinesMachine.ts';
import type { Environment } from '../lib/environment.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import * as batches from './batch.ts';
import type { CartReducerState } from './cartReducer.ts';
import type { EntryOwner, EntryToKeep, KeptEntry, PendingAdd } from './keptEntry.ts';
import * as desk from './quickEntry.ts';
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
  /** The row that the focus is in, as it was when the focus came. */
  entered: { lineId: number; line: EntryLine | null } | null;
  /** The lines being gone over; null: the products of the filters are listed. */
  reviewed: readonly number[] | null;
  isShown: boolean;
  isStandardFilled: boolean;
  batch: batches.Batch;
  /** Sent, or about to be, and not yet answered. */
  pending: PendingAdd | null;
  /** The change of the list that is being asked about. */
  change: desk.ViewChange | null;
}

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
  /** The quantities of 'Standard' are wanted too. */
  | { type: 'standard.fill' }
  | { type: 'review.start' }
  | { type: 'review.finish' }
  | { type: 'clear.request' }
  | { type: 'clear.confirm' }
  | { type: 'clear.refuse' }
  | { type: 'entry.addToCart' }
  | { type: 'again.confirm' }
  | { type: 'again.leaveOut' }
  | { type: 'again.refuse' }
  /** The lines leave now: from here on only an answer tells what became of them. */
  | { type: 'lines.sent' }
  | { type: 'status.close' }
  | { type: 'view.choose'; change: desk.ViewChange }
  | { type: 'view.confirm' }
  | { type: 'view.refuse' };

export type Done = { output: AddOutcome };
type OfKind<Kind extends AddOutcome['kind']> = Extract<AddOutcome, { kind: Kind }>;

export function isKind<Kind extends AddOutcome['kind']>(outcome: AddOutcome, kind: Kind): outcome is OfKind<Kind> {
  return outcome.kind === kind;
}

/** What the quick-entry chart is made of. */
export const quickEntrySetup = setup({
  types: {
    context: {} as QuickEntryContext,
    events: {} as Event,
    input: {} as QuickEntryInput,
    children: {} as { addLines: 'addLines' },
    tags: {} as 'unanswered',
    meta: {} as FeatureMeta,
  },
  actors: {
    watchShop,
    addLines: addLinesMachine,
    recallEntry: port<KeptEntry | null, EntryOwner>('recallEntry'),
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    canFillStandard: ({ context }) => desk.canFillStandard(context),
    hasPending: ({ context }) => context.pending !== null,
    hasFaulty: ({ context }) => context.batch.faulty.length > 0,
    hasNoneReady: ({ context }) => context.batch.ready.length === 0,
    hasAdded: ({ context }) => context.batch.ready.some(({ line }) => line.wasAdded),
    hasNotAdded: ({ context }) => context.batch.ready.some(({ line }) => !line.wasAdded),
    hasErrors: ({ context }) => context.entry.lineErrors.length > 0,
    hasUnsaved: ({ context }) => desk.hasUnsaved(context),
    hasNothingUnsaved: ({ context }) => !desk.hasUnsaved(context),
    asksFirst: ({ context }, { change }: { change: desk.ViewChange }) =>
      desk.hasUnsaved(context) && desk.asksFirst(change),
    leavesLayout: ({ context }, { change }: { change: desk.ViewChange | null }) =>
      context.view.layout === 'quickEntry' && change?.kind === 'layout' && change.layout !== 'quickEntry',
    isOutcome: (_, { output, kind }: Done & { kind: AddOutcome['kind'] }) => isKind(output, kind),
    hasLine: ({ context }, { lineId }: { lineId: number }) => context.entry.lines.has(lineId),
    isMoved: ({ context }, { lineId }: { lineId: number }) =>
      (desk.settledLine(context, lineId)?.adjustment ?? null) !== null,
    isKnown: ({ context }, { lineId }: { lineId: number }) => desk.changedLine(context, lineId, {}) !== null,
    wasEntered: ({ context }) => context.entered !== null,
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Filled by the host: the browser keeps what was typed. */
    keepEntry: (_, _params: { owner: EntryOwner; entry: EntryToKeep }) => undefined,
    setView: assign(({ context }, { view }: { view: ShopView }) => ({ ...desk.viewed(context, view), view })),
    setShown: assign({ isShown: (_, { isShown }: { isShown: boolean }) => isShown }),
    removeLine: assign(({ context }, { lineId }: { lineId: number }) =>
      desk.reduced(context, desk.removal(context, lineId)),
    ),
    addEntries: assign(({ context }, { entries }: { entries: readonly NewEntry[] }) =>
      desk.reduced(context, { type: 'add-line-items', lines: desk.addedLines(context, entries) }),
    ),
    /** A field was left: what is written differently is not a new wish. */
    settleLine: assign(({ context }, { line }: { line: EntryLine | null }) =>
      line ? desk.reduced(context, { type: 'add-line-items', lines: [line] }) : {},
    ),
    putLine: assign(({ context }, { line }: { line: EntryLine | null | undefined }) =>
      line ? desk.reduced(context, { type: 'update-line-item', line }) : {},
    ),
    enterRow: assign({
      entered: ({ context }, { lineId }: { lineId: number }) => ({
        lineId,
        line: context.entry.lines.get(lineId) ?? null,
      }),
    }),
    /** Lines came or went under the focus: Escape goes back no further than this. */
    enterRowAgain: assign({
      entered: ({ context: { entered, entry } }) =>
        entered && { ...entered, line: entry.lines.get(entered.lineId) ?? null },
    }),
    restoreRow: assign(({ context }) => {
      if (!context.entered) return {};
      const { lineId, line } = context.entered;
      return desk.reduced(
        context,
        line ? { type: 'update-line-item', line } : { type: 'delete-line-item', id: lineId },
      );
    }),
    recall: assign(({ context }, { output }: { output: KeptEntry | null }) =>
      output ? { ...desk.recalledEntry(context, output), pending: context.pending ?? output.pending } : {},
    ),
    fillStandard: assign(({ context }) => desk.standardFilled(context)),
    clear: assign(({ context }) => desk.clearedEntry(context)),
    resetEntry: assign(({ context }) => desk.resetEntry(context)),
    startReview: assign({ reviewed: ({ context }) => desk.linesToReview(context) }),
    finishReview: assign({ reviewed: null }),
    gather: assign(({ context }) => {
      const fresh = desk.reduced(context, { type: 'reset-errors' });
      return { ...fresh, batch: batches.gather(context) };
    }),
    leaveOutAdded: assign({ batch: ({ context }) => batches.withoutAdded(context.batch, context) }),
    begin: assign({
      pending: ({ context }) => context.pending ?? batches.preparedAdd(context.batch, context.newId()),
    }),
    setProgress: assign({
      pending: ({ context: { pending } }, { progress }: Pick<PendingAdd, 'progress'>) =>
        pending?.progress === 'unanswered' ? pending : pending && { ...pending, progress },
    }),
    dropPending: assign({ pending: null }),
    learnRefused: assign(({ context }, { output }: Done) =>
      isKind(output, 'refused') ? desk.reduced(context, { type: 'add-cart-errors', errors: output.errors }) : {},
    ),
    learnAdded: assign(({ context }, { output }: Done) => {
      if (!isKind(output, 'added') || !context.pending) return {};
      return batches.answered(context, context.pending, output.items);
    }),
    learnSkipped: assign(({ context }) =>
      desk.reduced(context, { type: 'add-cart-errors', errors: batches.leftBehind(context, context.batch) }),
    ),
    wantPrices: sendTo(
      ({ context }) => context.neighbours.prices,
      ({ context }) => ({
        type: 'prices.want' as const,
        productKeys: context.view.layout === 'quickEntry' ? desk.pricedKeys(context) : [],
      }),
    ),
    changeList: sendTo(
      ({ context }) => context.neighbours.productList,
      (_, { change }: { change: desk.ViewChange | null }) =>
        change?.kind === 'layout'
          ? { type: 'layout.choose' as const, layout: change.layout }
          : { type: 'filters.choose' as const, filters: change?.filters ?? {} },
    ),
    rememberChange: assign({ change: (_, { change }: { change: desk.ViewChange }) => change }),
  },
});

import type { LineItem } from '#domain/cart/cart.ts';
import { failedLine } from '#domain/entry/entryBatch.ts';
import { type EntryLine, isEntered, unsentEntry } from '#domain/entry/entryLine.ts';
import { finishedLine, isSameWish } from '#domain/entry/mergeLines.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Notice } from '../../notices/notice.ts';
import { productsAdded } from '../../notices/productsAdded.ts';
import type { AddOutcome } from '../addLines/addLinesMachine.ts';
import type { Batch } from './batch.ts';
import type { PendingAdd } from './keptEntry.ts';
import { type Entered, reduced } from './quickEntry.ts';

/** The outcome of entered lines. `faulty`: one cannot be read, and nothing was sent. `nothing`: there was none to add. */
export type EntryOutcome = AddOutcome | { kind: 'faulty' } | { kind: 'nothing' };

/** An attempt to add lines: its outcome, how they were sorted, and which of them were sent. */
interface Addition {
  outcome: EntryOutcome;
  batch: Batch;
  pending: PendingAdd | null;
}

export const EMPTY_BATCH: Batch = { ready: [], skipped: [], faulty: [], conflicts: [] };

/** The sent lines as they are now: the same objects if nothing was typed since. */
function standingLines({ entry }: Entered, sent: readonly EntryLine[]): readonly EntryLine[] {
  return sent.map((line) => {
    const standing = entry.lines.get(line.id);
    return standing && isSameWish(standing, line) ? standing : line;
  });
}

/** Lines that were retyped after a send without a response. Their first version is in the cart, and a message says so. */
function addedBefore({ entry }: Entered, { lines, progress }: PendingAdd, items: readonly LineItem[]): LineItem[] {
  if (progress !== 'unanswered') return [];
  return lines.flatMap((line, place) => {
    const standing = entry.lines.get(line.id);
    const isChanged = standing && isEntered(standing) && !isSameWish(standing, line);
    return isChanged && items[place]?.isSuccess ? [failedLine(standing, shopText('cart.addedBefore'))] : [];
  });
}

/** The entry state once the sent lines have a response. */
function answered(state: Entered, pending: PendingAdd, items: readonly LineItem[]): Entered {
  const sent = standingLines(state, pending.lines);
  const errors = addedBefore(state, pending, items);
  const after = reduced(reduced(state, { type: 'update-cart', items, sent }), { type: 'add-cart-errors', errors });
  return reduced(after, { type: 'add-line-items', lines: settledWishes(after) });
}

/** An emptied row of a guide is done with this order. The next order starts with the guide's quantity. */
function settledWishes({ entry }: Entered): EntryLine[] {
  const emptied = [...entry.lines.values()].filter((line) => line.isFromGuide && line.isUnsaved && !isEntered(line));
  return emptied.map(finishedLine);
}

/** Lines that were left behind by the add and have not changed since. */
function leftBehind({ entry }: Entered, { faulty, skipped }: Batch): readonly LineItem[] {
  return [...faulty, ...skipped].filter(({ cartLineItem }) => {
    const line = entry.lines.get(cartLineItem.id ?? 0);
    const asSent = line && unsentEntry(line);
    const isSame = asSent?.unitOfMeasure === cartLineItem.unitOfMeasure;
    return isSame && asSent.orderQuantity === cartLineItem.orderQuantity;
  });
}

function withErrors(state: Entered, errors: readonly LineItem[]): Entered {
  return reduced(state, { type: 'add-cart-errors', errors });
}

/** The entry state once the outcome of the add is known. */
export function concluded(state: Entered, { outcome, batch, pending }: Addition): Entered {
  switch (outcome.kind) {
    case 'added': {
      const after = pending ? answered(state, pending, outcome.items) : state;
      return withErrors(after, leftBehind(after, batch));
    }
    case 'refused':
      return withErrors(withErrors(state, outcome.errors), leftBehind(state, batch));
    case 'faulty':
    case 'nothing':
      return withErrors(state, leftBehind(state, batch));
    default:
      return state;
  }
}

/** The notice about the outcome; null if the lines show it themselves. */
export function outcomeNotice(outcome: EntryOutcome, count: number): Notice | null {
  switch (outcome.kind) {
    case 'added':
      return productsAdded(count);
    case 'nothing':
      return productsAdded(0);
    case 'failed':
    case 'unknown':
      return { type: 'error', text: outcome.text };
    default:
      return null;
  }
}

import type { LineItem } from '#domain/cart/cart.ts';
import { failedLine } from '#domain/entry/entryBatch.ts';
import { type EntryLine, isEntered, unsentEntry } from '#domain/entry/entryLine.ts';
import { finishedLine, isSameWish } from '#domain/entry/mergeLines.ts';
import { texts } from '#domain/texts.ts';
import type { Notice } from '../../notices/notice.ts';
import { productsAdded } from '../../notices/productsAdded.ts';
import type { AddOutcome } from '../addLines/addLinesMachine.ts';
import type { Batch } from './batch.ts';
import type { PendingAdd } from './keptEntry.ts';
import { type Entered, reduced } from './quickEntry.ts';

/** What became of entered lines. `faulty`: one cannot be read, nothing was sent. `nothing`: none was to be added. */
export type EntryOutcome = AddOutcome | { kind: 'faulty' } | { kind: 'nothing' };

/** Lines on their way: what became of them, how they were sorted, and which of them were sent. */
interface Addition {
  outcome: EntryOutcome;
  batch: Batch;
  pending: PendingAdd | null;
}

export const EMPTY_BATCH: Batch = { ready: [], skipped: [], faulty: [], conflicts: [] };

/** The sent lines as they stand now: the same objects where nothing was typed since. */
function standingLines({ entry }: Entered, sent: readonly EntryLine[]): readonly EntryLine[] {
  return sent.map((line) => {
    const standing = entry.lines.get(line.id);
    return standing && isSameWish(standing, line) ? standing : line;
  });
}

/** Lines typed anew after they went off unanswered: their first form is in the cart by now, and their buyer is told. */
function addedBefore({ entry }: Entered, { lines, progress }: PendingAdd, items: readonly LineItem[]): LineItem[] {
  if (progress !== 'unanswered') return [];
  return lines.flatMap((line, place) => {
    const standing = entry.lines.get(line.id);
    const isChanged = standing && isEntered(standing) && !isSameWish(standing, line);
    return isChanged && items[place]?.isSuccess ? [failedLine(standing, texts.cart.addedBefore)] : [];
  });
}

/** What is entered when the sent lines have their answer. */
function answered(state: Entered, pending: PendingAdd, items: readonly LineItem[]): Entered {
  const sent = standingLines(state, pending.lines);
  const errors = addedBefore(state, pending, items);
  const after = reduced(reduced(state, { type: 'update-cart', items, sent }), { type: 'add-cart-errors', errors });
  return reduced(after, { type: 'add-line-items', lines: settledWishes(after) });
}

/** A guide's row that was emptied has done its work with this order: the next one begins with the guide's quantity. */
function settledWishes({ entry }: Entered): EntryLine[] {
  const emptied = [...entry.lines.values()].filter((line) => line.isFromGuide && line.isUnsaved && !isEntered(line));
  return emptied.map(finishedLine);
}

/** What was left behind when the lines went off, as far as it still stands there. */
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

/** What is entered when it is known what became of the lines that were to be added. */
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

/** What is said about it; null where the lines speak for themselves. */
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

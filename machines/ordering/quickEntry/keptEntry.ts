import type { SentLine } from '#domain/cart/cart.ts';
import { type EntryLine, FURTHER_LINES, isEntered } from '#domain/entry/entryLine.ts';

/** The user and customer that the entered lines belong to. */
export interface EntryOwner {
  username: string;
  customerKey: number;
}

/** Lines sent to the cart whose outcome is not known yet. Repeated with the same key, they are added once. */
export interface PendingAdd {
  idempotencyKey: string;
  lines: readonly EntryLine[];
  sent: readonly SentLine[];
  /** `sent`: being sent. `unanswered`: sent without a response, and repeated unchanged with its key. */
  progress: 'sent' | 'unanswered';
}

/** What the browser stores of quick entry. It outlives a reload, and the tab until another tab takes it. */
export interface KeptEntry {
  lines: readonly EntryLine[];
  pending: PendingAdd | null;
}

/** Everything entered, after a change. */
export interface EntryToKeep {
  lines: ReadonlyMap<number, EntryLine>;
  pending: PendingAdd | null;
}

/** What outlives a reload: typed lines (a guide's own come with the guide), and lines that were sent. */
export function keptEntry({ lines, pending }: EntryToKeep): KeptEntry {
  return { lines: [...lines.values()].filter((line) => line.isUnsaved), pending };
}

/** Lines that the browser stores for another tab. `isOpen`: that tab is open, or may be. `count`: its number of lines. */
export interface EntryElsewhere {
  tab: string;
  count: number;
  isOpen: boolean;
}

/** The stored lines beside those typed here. If its place is taken, a line becomes a further line of its product. */
export function besideTyped(lines: ReadonlyMap<number, EntryLine>, kept: KeptEntry): KeptEntry {
  let last = Math.min(FURTHER_LINES, ...lines.keys(), ...kept.lines.map(({ id }) => id));
  const moved = new Map<number, number>();
  for (const { id } of kept.lines) {
    if (lines.get(id)?.isUnsaved) {
      last -= 1;
      moved.set(id, last);
    }
  }
  const place = (line: EntryLine) => ({ ...line, id: moved.get(line.id) ?? line.id });
  const isWanted = (line: EntryLine) => isEntered(line) || !moved.has(line.id);
  return {
    lines: kept.lines.filter(isWanted).map(place),
    pending: kept.pending && { ...kept.pending, lines: kept.pending.lines.map(place) },
  };
}

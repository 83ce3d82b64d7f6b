import type { SentLine } from '#domain/cart/cart.ts';
import { type EntryLine, FURTHER_LINES, isEntered } from '#domain/entry/entryLine.ts';

/** Whose entered lines they are. */
export interface EntryOwner {
  username: string;
  customerKey: number;
}

/** Lines sent to the cart whose outcome is not known yet; repeated with the same key they are added once. */
export interface PendingAdd {
  idempotencyKey: string;
  lines: readonly EntryLine[];
  sent: readonly SentLine[];
  /** `sent`: on its way. `unanswered`: it was, and is repeated as it is, with its key. */
  progress: 'sent' | 'unanswered';
}

/** What the browser keeps of quick entry: it outlives a reload, and the tab until another takes it. */
export interface KeptEntry {
  lines: readonly EntryLine[];
  pending: PendingAdd | null;
}

/** Everything entered, as it stands after a change. */
export interface EntryToKeep {
  lines: ReadonlyMap<number, EntryLine>;
  pending: PendingAdd | null;
}

/** What of it outlives a reload: typed lines (a guide's own come with the guide), and lines that were sent. */
export function keptEntry({ lines, pending }: EntryToKeep): KeptEntry {
  return { lines: [...lines.values()].filter((line) => line.isUnsaved), pending };
}

/** Lines that the browser keeps for another tab. `isOpen`: that tab is open, or may be. `count`: how many lines it has. */
export interface EntryElsewhere {
  tab: string;
  count: number;
  isOpen: boolean;
}

/** The kept lines beside those that are typed here: one whose place is taken becomes a further line of its product. */
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

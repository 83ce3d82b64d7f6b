import type { ParkedKind, WorkOf, WorkOwner } from '#domain/parked/parkedWork.ts';
import { PARKED_KEY } from './loggedOut.ts';
import type { ParkedStore } from './parkedStore.ts';

/** Keeps what the end of a session interrupts. What it keeps with is loaded when a flow begins that has something to keep. */
export interface WorkParking {
  /** Called when the flow ends, the answer parks what stands then, if the end of the session ended it. */
  park<Kind extends ParkedKind>(
    kind: Kind,
    read: () => WorkOf<Kind> | null,
    onParked?: (owner: WorkOwner) => void,
  ): () => void;
  /** As `park`; and while the flow runs, its tab keeps what stands, for a crash: what it takes up again when the page is opened next. */
  keep<Kind extends ParkedKind>(kind: Kind, read: () => WorkOf<Kind> | null): () => void;
  /** What is to go on at this place, once. Whoever asked and has left meanwhile, by `signal`, takes nothing. */
  takenUp<Kind extends ParkedKind>(kind: Kind, href: string, signal: AbortSignal): Promise<WorkOf<Kind> | null>;
  /** Who logs out leaves nothing behind that he typed. Other tabs see it at once, the rest goes a moment later. */
  clearTyped(username: string): void;
}

interface Host {
  /** Whose work the browser may keep; null for guests and punchouts. */
  readonly workOwner: () => WorkOwner | null;
  /** The session ended, or another shop has to be opened, and nobody logged out. */
  readonly isInterrupted: () => boolean;
  readonly storage: Storage;
  readonly store: () => Promise<ParkedStore>;
}

/** Milliseconds: a crash costs no more work than that. */
const KEPT_EVERY = 1000;

function isSame(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  const fields = Object.entries(one);
  return fields.every(([name, value]) => Object.is(value, Reflect.get(other, name)));
}

export function createWorkParking({ workOwner, isInterrupted, store, storage }: Host): WorkParking {
  const park: WorkParking['park'] = (kind, read, onParked) => {
    const owner = workOwner();
    const loading = owner && store().catch(() => null);
    return () => {
      const work = isInterrupted() ? read() : null;
      if (owner && work) void loading?.then((parked) => parked?.park(owner, kind, work) && onParked?.(owner));
    };
  };

  const keep: WorkParking['keep'] = (kind, read) => {
    const owner = workOwner();
    const loading = owner && store().catch(() => null);
    let kept: ReturnType<typeof read> = null;
    const keepNow = () => {
      const work = read();
      if (!owner || isSame(work, kept)) return;
      kept = work;
      void loading?.then((parked) => parked?.keepInTab(owner, kind, work));
    };
    keepNow();
    const timer = setInterval(keepNow, KEPT_EVERY);
    const unpark = park(kind, read);
    return () => {
      clearInterval(timer);
      // What waits there to be taken up is another's: of this flow nothing is there unless it kept it.
      if (owner && kept) void loading?.then((parked) => parked?.keepInTab(owner, kind, null));
      unpark();
    };
  };

  return {
    park,
    keep,
    takenUp: (kind, href, signal) =>
      store().then(
        (parked) => (signal.aborted ? null : parked.takenUp(kind, href, workOwner())),
        () => null,
      ),
    clearTyped: (username) => {
      try {
        storage.setItem(PARKED_KEY, '');
      } catch {
        // A storage that throws has kept nothing.
      }
      void store().then(
        (parked) => parked.clearTyped(username),
        () => undefined,
      );
    },
  };
}

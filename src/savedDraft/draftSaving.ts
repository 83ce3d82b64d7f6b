import type { DraftKind, WorkOf, WorkOwner } from '#domain/savedDraft/savedDraft.ts';
import type { DraftStore } from './draftStore.ts';
import { DRAFT_KEY } from './loggedOut.ts';

/** Keeps what the end of a session interrupts. What it keeps with is loaded when a flow begins that has something to keep. */
export interface DraftSaving {
  /** Called when the flow ends, the answer saves what stands then, if the end of the session ended it. */
  save<Kind extends DraftKind>(
    kind: Kind,
    read: () => WorkOf<Kind> | null,
    onSaved?: (owner: WorkOwner) => void,
  ): () => void;
  /** As `save`; and while the flow runs, its tab keeps what stands, for a crash: what it takes up again when the page is opened next. */
  keep<Kind extends DraftKind>(kind: Kind, read: () => WorkOf<Kind> | null): () => void;
  /** What is to go on at this place, once. Whoever asked and has left meanwhile, by `signal`, takes nothing. */
  resumed<Kind extends DraftKind>(kind: Kind, href: string, signal: AbortSignal): Promise<WorkOf<Kind> | null>;
  /** Who logs out leaves nothing behind that he typed. Other tabs see it at once, the rest goes a moment later. */
  clearTyped(username: string): void;
}

interface Host {
  /** Whose work the browser may keep; null for guests and punchouts. */
  readonly workOwner: () => WorkOwner | null;
  /** The session ended, or another shop has to be opened, and nobody logged out. */
  readonly isInterrupted: () => boolean;
  readonly storage: Storage;
  readonly store: () => Promise<DraftStore>;
}

/** Milliseconds: a crash costs no more work than that. */
const KEPT_EVERY = 1000;

function isSame(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  const fields = Object.entries(one);
  return fields.every(([name, value]) => Object.is(value, Reflect.get(other, name)));
}

export function createDraftSaving({ workOwner, isInterrupted, store, storage }: Host): DraftSaving {
  const save: DraftSaving['save'] = (kind, read, onSaved) => {
    const owner = workOwner();
    const loading = owner && store().catch(() => null);
    return () => {
      const work = isInterrupted() ? read() : null;
      if (owner && work) void loading?.then((savedDraft) => savedDraft?.save(owner, kind, work) && onSaved?.(owner));
    };
  };

  const keep: DraftSaving['keep'] = (kind, read) => {
    const owner = workOwner();
    const loading = owner && store().catch(() => null);
    let kept: ReturnType<typeof read> = null;
    const keepNow = () => {
      const work = read();
      if (!owner || isSame(work, kept)) return;
      kept = work;
      void loading?.then((savedDraft) => savedDraft?.keepInTab(owner, kind, work));
    };
    keepNow();
    const timer = setInterval(keepNow, KEPT_EVERY);
    const stopSaving = save(kind, read);
    return () => {
      clearInterval(timer);
      // What waits there to be taken up is another's: of this flow nothing is there unless it kept it.
      if (owner && kept) void loading?.then((savedDraft) => savedDraft?.keepInTab(owner, kind, null));
      stopSaving();
    };
  };

  return {
    save,
    keep,
    resumed: (kind, href, signal) =>
      store().then(
        (savedDraft) => (signal.aborted ? null : savedDraft.resumed(kind, href, workOwner())),
        () => null,
      ),
    clearTyped: (username) => {
      try {
        storage.setItem(DRAFT_KEY, '');
      } catch {
        // A storage that throws has kept nothing.
      }
      void store().then(
        (savedDraft) => savedDraft.clearTyped(username),
        () => undefined,
      );
    },
  };
}

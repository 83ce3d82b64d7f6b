import type { DraftKind, WorkOf, WorkOwner } from '#domain/savedDraft/savedDraft.ts';
import type { DraftStore } from './draftStore.ts';
import { DRAFT_KEY } from './loggedOut.ts';

/** Stores work that the end of a session interrupts. Its storage loads when a flow starts that has work to store. */
export interface DraftSaving {
  /** Call it when the flow ends: it saves the current work if the end of the session ended the flow. */
  save<Kind extends DraftKind>(
    kind: Kind,
    read: () => WorkOf<Kind> | null,
    onSaved?: (owner: WorkOwner) => void,
  ): () => void;
  /** As `save`; while the flow runs, the tab also stores the current work, and resumes it after a crash. */
  keep<Kind extends DraftKind>(kind: Kind, read: () => WorkOf<Kind> | null): () => void;
  /** The work to resume at this place, once. An aborted `signal` takes nothing. */
  resumed<Kind extends DraftKind>(kind: Kind, href: string, signal: AbortSignal): Promise<WorkOf<Kind> | null>;
  /** Deletes the stored input of a user who logs out. Other tabs see it at once, the rest follows a moment later. */
  clearTyped(username: string): void;
}

interface Host {
  /** The user whose work the browser may store; null for guests and punchouts. */
  readonly workOwner: () => WorkOwner | null;
  /** The session ended, or another shop opens, without a logout. */
  readonly isInterrupted: () => boolean;
  readonly storage: Storage;
  readonly store: () => Promise<DraftStore>;
}

/** Milliseconds of work that a crash may lose. */
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
      // Stored work that waits there belongs to another flow, unless this flow stored it.
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
        // A storage that throws counts as empty.
      }
      void store().then(
        (savedDraft) => savedDraft.clearTyped(username),
        () => undefined,
      );
    },
  };
}

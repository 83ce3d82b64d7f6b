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
  /** What is to go on at this place, once. */
  takenUp<Kind extends ParkedKind>(kind: Kind, href: string): Promise<WorkOf<Kind> | null>;
  /** Who logs out leaves nothing behind that he typed. Other tabs see it at once, the rest goes a moment later. */
  forgetTyped(username: string): void;
}

interface Host {
  /** Whose work the browser may keep; null for guests and punchouts. */
  readonly workOwner: () => WorkOwner | null;
  /** The session ended, or another shop has to be opened, and nobody logged out. */
  readonly isInterrupted: () => boolean;
  readonly storage: Storage;
  readonly store: () => Promise<ParkedStore>;
}

export function createWorkParking({ workOwner, isInterrupted, store, storage }: Host): WorkParking {
  return {
    park: (kind, read, onParked) => {
      const owner = workOwner();
      const loading = owner && store().catch(() => null);
      return () => {
        const work = isInterrupted() ? read() : null;
        if (owner && work) void loading?.then((parked) => parked?.park(owner, kind, work) && onParked?.(owner));
      };
    },
    takenUp: (kind, href) =>
      store().then(
        (parked) => parked.takenUp(kind, href),
        () => null,
      ),
    forgetTyped: (username) => {
      try {
        storage.setItem(PARKED_KEY, '');
      } catch {
        // A storage that throws has kept nothing.
      }
      void store().then(
        (parked) => parked.forgetTyped(username),
        () => undefined,
      );
    },
  };
}

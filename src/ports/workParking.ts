import { type EventObject, fromCallback } from 'xstate';
import type { ParkedKind, WorkOf, WorkOwner } from '#domain/parked/parkedWork.ts';
import type { ParkedStore } from './parkedStore.ts';

export interface ParkingHost {
  /** Whose work the browser may keep; null for guests and punchouts. */
  readonly workOwner: () => WorkOwner | null;
  /** The session ended, and nobody logged out. */
  readonly isInterrupted: () => boolean;
}

/** Runs for as long as there may be work of this kind: where the end of the session ends it, what stands then is parked. */
export function parkWork<Kind extends ParkedKind>(
  kind: Kind,
  { workOwner, isInterrupted }: ParkingHost,
  store: ParkedStore,
  onParked: (owner: WorkOwner) => void = () => undefined,
) {
  return fromCallback<EventObject, { read: () => WorkOf<Kind> | null }>(({ input }) => {
    const owner = workOwner();
    return () => {
      const work = owner && isInterrupted() ? input.read() : null;
      if (owner && work && store.park(owner, kind, work)) onParked(owner);
    };
  });
}

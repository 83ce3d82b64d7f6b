import { fromCallback, fromPromise } from 'xstate';
import { texts } from '#domain/texts.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import type { EntryOwner, EntryToKeep, KeptEntry } from '#machines/ordering/quickEntry/keptEntry.ts';
import type { EntryStore } from './entryStore.ts';

const WORK = { id: 'quickEntry', question: texts.leaving.unsavedData };

/** What quick entry needs from the browser's storage and from the guard of unsaved work. */
export function quickEntryPorts(store: EntryStore, leaving: () => LeavingRef) {
  return {
    recallEntry: fromPromise<KeptEntry | null, EntryOwner>(async ({ input }) => store.read(input)),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: WORK });
      return () => leaving().send({ type: 'work.settled', id: WORK.id });
    }),
    keepEntry: (_: unknown, { owner, entry }: { owner: EntryOwner; entry: EntryToKeep }) => store.keep(owner, entry),
  };
}

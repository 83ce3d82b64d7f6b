import { fromCallback, fromPromise } from 'xstate';
import { frameText } from '#domain/texts/frameText.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import type { EntryOwner, EntryToKeep, KeptEntry } from '#machines/ordering/quickEntry/keptEntry.ts';
import type { ElsewhereNews, ElsewhereRequest } from '#machines/ordering/quickEntry/quickEntrySetup.ts';
import type { FetchedOnce } from '../../../../loading/fetchOnce.ts';
import type { EntryStore } from './entryStore.ts';

const WORK = { id: 'quickEntry', question: frameText('leaving.unsavedData') };

/** The storage of quick entry, whose chunk loads on first use, and the guard of unsaved work. */
export function quickEntryPorts(entry: FetchedOnce<{ store: EntryStore }>, leaving: () => LeavingRef) {
  return {
    recallEntry: fromPromise<KeptEntry | null, EntryOwner>(async ({ input }) =>
      (await entry.fetch()).store.recall(input),
    ),
    watchElsewhere: fromCallback<ElsewhereRequest, EntryOwner>(({ input, receive, sendBack }) => {
      const tell = (news: ElsewhereNews) => sendBack(news);
      const watch = entry.fetched()?.store.watch(input, {
        offered: (elsewhere) => tell({ type: 'elsewhere.changed', elsewhere }),
        moved: () => tell({ type: 'lines.moved' }),
      });
      receive(({ type }) => {
        if (type === 'elsewhere.discard') watch?.discard();
        else {
          const kept = watch?.take();
          if (kept) tell({ type: 'elsewhere.taken', kept });
        }
      });
      return () => watch?.stop();
    }),
    holdUnsavedWork: fromCallback<{ type: 'typed.abandon' }>(({ sendBack }) => {
      const confirmed = leaving().on('leave.confirmed', () => sendBack({ type: 'typed.abandon' }));
      leaving().send({ type: 'work.started', work: WORK });
      return () => {
        confirmed.unsubscribe();
        leaving().send({ type: 'work.settled', id: WORK.id });
      };
    }),
    keepEntry: (_: unknown, { owner, entry: entered }: { owner: EntryOwner; entry: EntryToKeep }) => {
      const loaded = entry.fetched();
      if (loaded) loaded.store.keep(owner, entered);
      else
        void entry.fetch().then(
          ({ store }) => store.keep(owner, entered),
          () => undefined,
        );
    },
  };
}

import { fromPromise } from 'xstate';
import type { SavedDraft, WorkOwner } from '#domain/savedDraft/savedDraft.ts';
import { type RecalledWork, savedDraftMachine } from '#machines/shop/savedDraft/savedDraftMachine.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import { createDraftStore, type DraftStore } from '../../savedDraft/draftStore.ts';

export { SavedDraftDialog } from '../../features/access/savedDraft/SavedDraftDialog.tsx';
export { createDraftStore } from '../../savedDraft/draftStore.ts';

/** A draft is useless if its user can no longer open its page. */
function recall(savedDraft: DraftStore, { reaches }: AreaServices, owner: WorkOwner): RecalledWork {
  const { works, wasDropped } = savedDraft.recall(owner);
  const isOpen = ({ href }: SavedDraft) => reaches(href);
  const closed = works.filter((work) => !isOpen(work));
  for (const work of closed) savedDraft.discard(work);
  return { works: works.filter(isOpen), wasDropped: wasDropped || closed.length > 0 };
}

export function provideSavedDraft(host: AreaServices) {
  const savedDraft = createDraftStore(window, Date.now);
  return savedDraftMachine.provide({
    actors: { recallWork: fromPromise<RecalledWork, WorkOwner>(async ({ input }) => recall(savedDraft, host, input)) },
    actions: {
      resumeWork: (_, { work }) => {
        if (!work) return;
        savedDraft.resume(work);
        host.enterAgain(work.href);
      },
      discardWork: (_, { work }) => work && savedDraft.discard(work),
      notify: host.notify,
    },
  });
}

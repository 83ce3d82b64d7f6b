import { fromPromise } from 'xstate';
import type { ParkedWork, WorkOwner } from '#domain/parked/parkedWork.ts';
import { parkedWorkMachine, type RecalledWork } from '#machines/shop/parkedWork/parkedWorkMachine.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import { createParkedStore, type ParkedStore } from '../../parkedWork/parkedStore.ts';

export { ParkedWorkDialog } from '../../features/access/parkedWork/ParkedWorkDialog.tsx';
export { createParkedStore } from '../../parkedWork/parkedStore.ts';

/** Work whose page is closed to its owner now is of no use to him. */
function recall(parked: ParkedStore, { reaches }: AreaServices, owner: WorkOwner): RecalledWork {
  const { works, wasDropped } = parked.recall(owner);
  const isOpen = ({ href }: ParkedWork) => reaches(href);
  const closed = works.filter((work) => !isOpen(work));
  for (const work of closed) parked.discard(work);
  return { works: works.filter(isOpen), wasDropped: wasDropped || closed.length > 0 };
}

export function provideParkedWork(host: AreaServices) {
  const parked = createParkedStore(window, Date.now);
  return parkedWorkMachine.provide({
    actors: { recallWork: fromPromise<RecalledWork, WorkOwner>(async ({ input }) => recall(parked, host, input)) },
    actions: {
      resumeWork: (_, { work }) => {
        if (!work) return;
        parked.takeUp(work);
        host.enterAgain(work.href);
      },
      discardWork: (_, { work }) => work && parked.discard(work),
      notify: host.notify,
    },
  });
}

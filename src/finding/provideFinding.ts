import { fromPromise } from 'xstate';
import { inSlot } from '#machines/lib/slot.ts';
import { findingMachine } from '#machines/shop/finding/findingMachine.ts';
import { quickFindParts } from './findingParts.ts';

export function provideFinding() {
  return findingMachine.provide({
    actors: {
      loadQuickFind: fromPromise<void>(async () => {
        await quickFindParts.fetch();
      }),
      quickFind: inSlot(() => quickFindParts.fetched()?.quickFindMachine ?? null),
    },
  });
}

import { fromPromise } from 'xstate';
import { provideLazyMachine } from '#machines/lib/lazy.ts';
import { findingMachine } from '#machines/shop/finding/findingMachine.ts';
import { quickFindParts } from './findingParts.ts';

export function provideFinding() {
  return findingMachine.provide({
    actors: {
      loadQuickFind: fromPromise<void>(async () => {
        await quickFindParts.fetch();
      }),
      quickFind: provideLazyMachine(() => quickFindParts.fetched()?.quickFindMachine ?? null),
    },
  });
}

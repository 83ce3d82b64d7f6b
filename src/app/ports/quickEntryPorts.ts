import { fromCallback, fromPromise } from 'xstate';
import { validateCart } from '#domain/api/cart.ts';
import { LINES_LIMIT, type LineItem, type SentLine } from '#domain/cart/cart.ts';
import { texts } from '#domain/texts.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import type { EntryOwner, EntryToKeep, KeptEntry } from '#machines/quickEntry/keptEntry.ts';
import { type Api, answerOf } from '../../api/client.ts';
import { inParts } from '../../api/inParts.ts';
import type { EntryStore } from '../entryStore.ts';

const WORK = { id: 'quickEntry', question: texts.leaving.unsavedData };

/** What quick entry needs from the server, from the browser's storage and from the guard of unsaved work. */
export function quickEntryPorts(api: Api, store: EntryStore, leaving: () => LeavingRef) {
  return {
    validateLines: fromPromise<readonly LineItem[], { lines: readonly SentLine[] }>(async ({ input, signal }) => {
      const answers = await inParts(input.lines, LINES_LIMIT, (body) =>
        answerOf(api.call(validateCart, { body, signal })),
      );
      return answers.flatMap(({ errors }) => errors);
    }),
    recallEntry: fromPromise<KeptEntry | null, EntryOwner>(async ({ input }) => store.read(input)),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: WORK });
      return () => leaving().send({ type: 'work.settled', id: WORK.id });
    }),
    keepEntry: (_: unknown, { owner, entry }: { owner: EntryOwner; entry: EntryToKeep }) => store.keep(owner, entry),
  };
}

import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { entryAdditionMachine } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import { validateLinesPort } from '../../../../cart/validateLinesPort.ts';
import type { AreaServices } from '../../../../page/areaServices.ts';
import { createEntryStore } from './entryStore.ts';
import { createEntryTab } from './entryTab.ts';

/** Quick entry without its list, in a separate chunk, so that the products do not wait for it. */
export function provideEntry({ api, storages }: AreaServices) {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const tab = createEntryTab(storages.sessionStorage, locks, () => crypto.randomUUID());
  const addLines = addLinesMachine.provide({ actors: { validateLines: validateLinesPort(api) } });
  return {
    store: createEntryStore({ storage: storages.localStorage, tab, window, now: Date.now }),
    addition: entryAdditionMachine.provide({ actors: { addLines } }),
  };
}

import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import { checkPastePort, prepareIndex, readTextFile } from '../../features/ordering/paste/pastePorts.ts';
import type { AreaServices } from '../../page/areaServices.ts';

export { PasteDialog } from '../../features/ordering/paste/PasteDialog.tsx';

export function providePaste({ api }: AreaServices) {
  return pasteMachine.provide({ actors: { validateLines: checkPastePort(api), readTextFile, prepareIndex } });
}

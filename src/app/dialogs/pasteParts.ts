import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import { checkPastePort, prepareIndex, readTextFile } from '../../features/ordering/paste/pastePorts.ts';
import type { AreaHost } from '../../page/areaHost.ts';

export { PasteDialog } from '../../features/ordering/paste/PasteDialog.tsx';

export function providePaste({ api }: AreaHost) {
  return pasteMachine.provide({ actors: { validateLines: checkPastePort(api), readTextFile, prepareIndex } });
}

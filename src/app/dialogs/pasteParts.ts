import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import type { AreaHost } from '../../areas/areaHost.ts';
import { prepareIndex, readTextFile } from '../../ports/pastePorts.ts';
import { validateLinesPort } from '../../ports/validateLinesPort.ts';

export { PasteDialog } from '../../screens/paste/PasteDialog.tsx';

export function providePaste({ api }: AreaHost) {
  return pasteMachine.provide({ actors: { validateLines: validateLinesPort(api), readTextFile, prepareIndex } });
}

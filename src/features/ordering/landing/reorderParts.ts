import { reorderMachine } from '#machines/landing/reorder/reorderMachine.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { validateLinesPort } from '../../../cart/validateLinesPort.ts';
import { orderFromGuide } from '../../../guide/orderFromGuide.ts';
import { reorderPorts } from '../../../guide/reorderPorts.ts';
import type { AreaServices } from '../../../page/areaServices.ts';

/** The reorder strip with its ports: it loads after the page's own content. */
export function provideReorder(host: AreaServices) {
  const { api, notify, shop, goTo } = host;
  return reorderMachine.provide({
    actors: {
      ...reorderPorts(api, () => shop()?.catalogue),
      addLines: addLinesMachine.provide({ actors: { validateLines: validateLinesPort(api) } }),
    },
    actions: { notify, openQuickEntry: (_, { name }) => orderFromGuide(shop(), goTo, name) },
  });
}

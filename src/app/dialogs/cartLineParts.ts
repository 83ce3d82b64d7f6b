import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import type { AreaHost } from '../../areas/areaHost.ts';
import { cataloguePorts } from '../../ports/cataloguePorts.ts';

export { CartLineDialog } from '../../features/ordering/cartLineDialog/CartLineDialog.tsx';

export function provideCartLineDialog({ api, isGuest, notify }: AreaHost) {
  const { loadLinePrices } = cataloguePorts(api, isGuest);
  return cartLineDialogMachine.provide({ actors: { loadLinePrices }, actions: { notify } });
}

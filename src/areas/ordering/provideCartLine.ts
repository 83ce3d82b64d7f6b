import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { cataloguePorts } from '../../catalog/cataloguePorts.ts';
import type { AreaHost } from '../../page/areaHost.ts';

/** A line that is typed and goes into the cart: the program of the dialog and of the page of a product. */
export function provideCartLine({ api, isGuest, notify }: AreaHost) {
  const { loadLinePrices } = cataloguePorts(api, isGuest);
  return cartLineDialogMachine.provide({ actors: { loadLinePrices }, actions: { notify } });
}

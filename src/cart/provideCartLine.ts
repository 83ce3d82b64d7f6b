import type { Notice } from '#machines/notices/notice.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import type { Api } from '../api/client.ts';
import { cataloguePorts } from '../catalog/cataloguePorts.ts';

interface CartLineHost {
  readonly api: Api;
  readonly isGuest: () => boolean;
  readonly notify: (_: unknown, notice: Notice) => void;
}

/** The flow of a cart line, for its dialog and the page of a product. */
export function provideCartLine({ api, isGuest, notify }: CartLineHost) {
  const { loadLinePrices } = cataloguePorts(api, isGuest);
  return cartLineDialogMachine.provide({ actors: { loadLinePrices }, actions: { notify } });
}

import { shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { addressDialogMachine } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { addressPorts } from '../address/addressPorts.ts';
import { shipMethodPorts } from '../features/access/selectShipMethod/shipMethodPorts.ts';
import type { AreaServices } from '../page/areaServices.ts';

export type ShipMethodHost = Pick<AreaServices, 'api' | 'leaving' | 'shop' | 'notify' | 'addressTabs'>;

/** The choice of pickup or delivery with its ports, and the address dialog. */
export function provideShipMethod({ api, leaving, shop, notify, addressTabs }: ShipMethodHost) {
  const { actors, actions } = addressPorts({ api, leaving, shop, now: Date.now, addressTabs });
  const { writeAddress, holdUnsavedWork } = actors;
  return shipMethodMachine.provide({
    actors: {
      ...shipMethodPorts(api),
      addressDialog: addressDialogMachine.provide({ actors: { writeAddress, holdUnsavedWork }, actions }),
    },
    actions: {
      notify,
      logUndeliverableZip: (_, asked) => {
        if (asked.api === 'consumer') actions.logUndeliverableZip(_, asked);
      },
    },
  });
}

import { addressDialogMachine } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { addressApiOf } from '#machines/account/addressPorts.ts';
import { deliveryAddressesMachine } from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import { addressPorts } from '../../../address/addressPorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { DeliveryAddressesScreen } from './DeliveryAddressesScreen.tsx';

export const deliveryAddressesParts: PageParts<{ deliveryAddresses: typeof deliveryAddressesMachine }> = (host) => {
  const { api, leaving, shop: open, notify, addressTabs } = host;
  const { actors, actions } = addressPorts({ api, leaving, shop: open, now: Date.now, addressTabs });
  const { loadAddresses, writeAddress, holdUnsavedWork } = actors;
  const addressDialog = addressDialogMachine.provide({ actors: { writeAddress, holdUnsavedWork }, actions });
  return {
    Screen: DeliveryAddressesScreen,
    flows: {
      deliveryAddresses: {
        logic: deliveryAddressesMachine.provide({
          actors: { loadAddresses, writeAddress, addressDialog },
          actions: { notify },
        }),
        input: ({ shop }) => ({ api: addressApiOf(shop.shopper.userType), cart: shop.cart }),
      },
    },
  };
};

import { act } from '@testing-library/react';
import type { DeliveryAddress } from '#domain/address/address.ts';
import type { AddressDialogRef } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { addressApiOf } from '#machines/account/addressPorts.ts';
import {
  type DeliveryAddressesRef,
  deliveryAddressesMachine,
} from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { DeliveryAddressesScreen } from '../../../src/features/account/deliveryAddresses/DeliveryAddressesScreen.tsx';
import { main, pier } from '../../machines/account/addressSamples.ts';
import { buyer } from '../../machines/samples.ts';
import { renderPiece } from '../../screens/components/renderPiece.tsx';
import '../../screens/knownTags.ts';
import { answer, child, quietFlow, quietShop } from './quietShop.ts';

export const consumer: Shopper = { ...buyer, userType: 'Consumer' };

/** The page of delivery addresses before they have come. */
export function openAddresses(shopper = buyer) {
  const shop = quietShop({ shopper });
  const input = { api: addressApiOf(shopper.userType), cart: shop.cart };
  const page = quietFlow(deliveryAddressesMachine, input);
  renderPiece(<DeliveryAddressesScreen shop={shop} flows={{ deliveryAddresses: page }} />);
  return { shop, page };
}

/** With a primary one and another. */
export function openLoadedAddresses(shopper = buyer): DeliveryAddressesRef {
  const { page } = openAddresses(shopper);
  act(() => answer(page, 'loadAddresses', [main, pier]));
  return page;
}

/** Its dialog. */
export function openAddressDialog(address: DeliveryAddress | null, shopper = buyer): AddressDialogRef {
  const page = openLoadedAddresses(shopper);
  act(() => page.send(address ? { type: 'address.edit', address } : { type: 'address.add' }));
  return child(page, 'addressDialog');
}

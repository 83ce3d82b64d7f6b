import { MapPin } from 'lucide-react';
import type { AccountPage } from '#machines/account/accountMachine.ts';
import type { Area, PageLine } from '../area.ts';

const pages: readonly PageLine<AccountPage>[] = [
  {
    name: 'deliveryAddresses',
    path: '/account/address',
    shape: 'tiles',
    title: 'Delivery Addresses',
    menuKey: 'ShipToMaintenance',
    menu: { group: 'Account', icon: <MapPin />, label: 'Delivery Address' },
    enter: () => ({ type: 'deliveryAddresses.enter' }),
  },
];

export const account: Area = {
  name: 'account',
  pages,
  load: () => import('./accountParts.ts').then(({ accountParts }) => accountParts),
};

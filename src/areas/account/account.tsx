import CreditCard from 'lucide-react/icons/credit-card';
import MapPin from 'lucide-react/icons/map-pin';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings2 from 'lucide-react/icons/settings-2';
import UserRound from 'lucide-react/icons/user-round';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { BUSINESS, type PageLine } from '../../page/pageLine.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine[] = [
  {
    name: 'accountSummary',
    path: '/account/summary',
    shape: 'tiles',
    title: 'Account Summary',
    menuKey: 'AccountSummary',
    only: { for: BUSINESS, othersGoTo: '/' },
    menu: { group: 'Account', icon: <WalletCards /> },
  },
  {
    name: 'accountDetail',
    path: '/account/detail',
    title: 'Account Details',
    menuKey: 'AccountDetail',
    only: { for: BUSINESS, othersGoTo: '/' },
    menu: { group: 'Account', icon: <ScrollText /> },
  },
  {
    name: 'makePayment',
    path: '/account/payment',
    shape: 'steps',
    title: 'Make Payment',
    menuKey: 'InvoicePayment',
    only: { for: BUSINESS, othersGoTo: '/' },
    menu: { group: 'Account', icon: <CreditCard /> },
  },
  {
    name: 'deliveryAddresses',
    path: '/account/address',
    shape: 'tiles',
    title: 'Delivery Addresses',
    menuKey: 'ShipToMaintenance',
    menu: { group: 'Account', icon: <MapPin />, label: 'Delivery Address' },
  },
  {
    name: 'settings',
    path: '/settings',
    title: 'Settings',
    isClosedToPunchouts: true,
    menu: { group: 'System', icon: <Settings2 /> },
  },
  {
    name: 'preferences',
    path: '/user-preferences',
    title: 'Preferences',
    isClosedToPunchouts: true,
    only: { for: ['Consumer'], othersGoTo: '/settings' },
    menu: { group: 'System', icon: <UserRound /> },
  },
];

export const account: Area = {
  name: 'account',
  pages,
  load: () => import('./accountParts.ts').then(({ accountParts }) => accountParts),
};

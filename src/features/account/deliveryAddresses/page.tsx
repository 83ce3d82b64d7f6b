import MapPin from 'lucide-react/icons/map-pin';
import type { PageLine } from '../../../page/pageLine.ts';

export const deliveryAddressesPage: PageLine = {
  name: 'deliveryAddresses',
  path: '/account/address',
  shape: 'tiles',
  title: 'Delivery Addresses',
  menuKey: 'ShipToMaintenance',
  menu: { group: 'Account', icon: <MapPin />, label: 'Delivery Address' },
};

import MapPin from 'lucide-react/icons/map-pin';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const deliveryAddressesPage: PageDefinition = {
  name: 'deliveryAddresses',
  path: '/account/address',
  shape: 'tiles',
  title: frameText('pages.deliveryAddresses'),
  menuKey: 'ShipToMaintenance',
  menu: { group: 'Account', icon: MapPin, label: frameText('pages.deliveryAddress') },
};

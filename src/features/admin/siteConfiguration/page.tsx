import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPinned from 'lucide-react/icons/map-pinned';
import Settings2 from 'lucide-react/icons/settings-2';
import Store from 'lucide-react/icons/store';
import TextSearch from 'lucide-react/icons/text-search';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const siteSettingsPage: PageDefinition = {
  name: 'siteSettings',
  path: '/admin/settings',
  shape: 'tiles',
  title: frameText('pages.siteSettings'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'selling', icon: Settings2 },
};

export const calendarPage: PageDefinition = {
  name: 'calendar',
  path: '/admin/calendar',
  shape: 'tiles',
  title: frameText('pages.deliveryCalendar'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'selling', icon: CalendarDays },
};

export const configurationPage: PageDefinition = {
  name: 'deliveryAreas',
  path: '/admin/rules',
  shape: 'tiles',
  title: frameText('pages.deliveryAreasAndFees'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'selling', icon: MapPinned },
};

export const shopPage: PageDefinition = {
  name: 'shop',
  path: '/admin/shop',
  shape: 'tiles',
  title: frameText('pages.shop'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'selling', icon: Store },
};

export const searchWordsPage: PageDefinition = {
  name: 'searchWords',
  path: '/admin/search-words',
  shape: 'tiles',
  title: frameText('pages.searchWords'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'catalog', icon: TextSearch },
};

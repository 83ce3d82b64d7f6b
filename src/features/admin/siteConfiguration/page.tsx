import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPinned from 'lucide-react/icons/map-pinned';
import Settings2 from 'lucide-react/icons/settings-2';
import Store from 'lucide-react/icons/store';
import TextSearch from 'lucide-react/icons/text-search';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const siteSettingsPage = adminPage({
  name: 'siteSettings',
  path: '/admin/settings',
  shape: 'tiles',
  title: frameText('pages.siteSettings'),
  menu: { section: 'selling', icon: Settings2 },
});

export const calendarPage = adminPage({
  name: 'calendar',
  path: '/admin/calendar',
  shape: 'tiles',
  title: frameText('pages.deliveryCalendar'),
  menu: { section: 'selling', icon: CalendarDays },
});

export const configurationPage = adminPage({
  name: 'deliveryAreas',
  path: '/admin/rules',
  shape: 'tiles',
  title: frameText('pages.deliveryAreasAndFees'),
  menu: { section: 'selling', icon: MapPinned },
});

export const shopPage = adminPage({
  name: 'shop',
  path: '/admin/shop',
  shape: 'tiles',
  title: frameText('pages.shop'),
  menu: { section: 'selling', icon: Store },
});

export const searchWordsPage = adminPage({
  name: 'searchWords',
  path: '/admin/search-words',
  shape: 'tiles',
  title: frameText('pages.searchWords'),
  menu: { section: 'catalog', icon: TextSearch },
});

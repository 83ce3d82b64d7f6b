import CalendarDays from 'lucide-react/icons/calendar-days';
import CreditCard from 'lucide-react/icons/credit-card';
import FileUp from 'lucide-react/icons/file-up';
import KeyRound from 'lucide-react/icons/key-round';
import ListChecks from 'lucide-react/icons/list-checks';
import MailCheck from 'lucide-react/icons/mail-check';
import MapPinned from 'lucide-react/icons/map-pinned';
import PlugZap from 'lucide-react/icons/plug-zap';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings2 from 'lucide-react/icons/settings-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Store from 'lucide-react/icons/store';
import TextSearch from 'lucide-react/icons/text-search';
import Users from 'lucide-react/icons/users';
import { BUSINESS, type PageLine } from '../../page/pageLine.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine[] = [
  {
    name: 'options',
    path: '/admin',
    shape: 'tiles',
    title: 'Admin',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <SlidersHorizontal />, label: 'Options' },
  },
  {
    name: 'checklist',
    path: '/admin/start',
    title: 'First Steps',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <ListChecks /> },
  },
  {
    name: 'imports',
    path: '/admin/import',
    title: 'Bring In Data',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <FileUp /> },
  },
  {
    name: 'siteSettings',
    path: '/admin/settings',
    shape: 'tiles',
    title: 'Site Settings',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <Settings2 /> },
  },
  {
    name: 'calendar',
    path: '/admin/calendar',
    shape: 'tiles',
    title: 'Delivery Calendar',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <CalendarDays /> },
  },
  {
    name: 'rules',
    path: '/admin/rules',
    shape: 'tiles',
    title: 'Zips and Charges',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <MapPinned /> },
  },
  {
    name: 'shop',
    path: '/admin/shop',
    shape: 'tiles',
    title: 'Shop',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <Store /> },
  },
  {
    name: 'searchWords',
    path: '/admin/search-words',
    shape: 'tiles',
    title: 'Search Words',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <TextSearch /> },
  },
  {
    name: 'users',
    path: '/admin/users',
    title: 'Users',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <Users /> },
  },
  {
    name: 'partners',
    path: '/admin/partners',
    title: 'Trading Partners',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <PlugZap /> },
  },
  {
    name: 'tokens',
    path: '/admin/tokens',
    title: 'Service Tokens',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <KeyRound /> },
  },
  {
    name: 'jobs',
    path: '/admin/jobs',
    title: 'Jobs and Letters',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <MailCheck /> },
  },
  {
    name: 'payments',
    path: '/admin/payments',
    title: 'Payments',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <CreditCard /> },
  },
  {
    name: 'audit',
    path: '/admin/audit',
    title: 'Audit Log',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <ScrollText /> },
  },
  {
    name: 'landingEditing',
    path: '/admin/landing',
    title: 'Edit Landing Page',
    menuKey: 'EditLandingPage',
    only: { for: BUSINESS },
  },
];

export const admin: Area = {
  name: 'admin',
  pages,
  load: () => import('./adminParts.ts').then(({ adminParts }) => adminParts),
};

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
import type { AdminPage } from '#machines/admin/adminMachine.ts';
import { type Area, BUSINESS, type PageLine } from '../area.ts';

const pages: readonly PageLine<AdminPage>[] = [
  {
    name: 'options',
    path: '/admin',
    shape: 'tiles',
    title: 'Admin',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <SlidersHorizontal />, label: 'Options' },
    enter: () => ({ type: 'options.enter' }),
  },
  {
    name: 'checklist',
    path: '/admin/start',
    title: 'First Steps',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <ListChecks /> },
    enter: () => ({ type: 'checklist.enter' }),
  },
  {
    name: 'imports',
    path: '/admin/import',
    title: 'Bring In Data',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <FileUp /> },
    enter: () => ({ type: 'imports.enter' }),
  },
  {
    name: 'siteSettings',
    path: '/admin/settings',
    shape: 'tiles',
    title: 'Site Settings',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <Settings2 /> },
    enter: () => ({ type: 'siteSettings.enter' }),
  },
  {
    name: 'calendar',
    path: '/admin/calendar',
    shape: 'tiles',
    title: 'Delivery Calendar',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <CalendarDays /> },
    enter: () => ({ type: 'calendar.enter' }),
  },
  {
    name: 'rules',
    path: '/admin/rules',
    shape: 'tiles',
    title: 'Zips and Charges',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <MapPinned /> },
    enter: () => ({ type: 'rules.enter' }),
  },
  {
    name: 'shop',
    path: '/admin/shop',
    shape: 'tiles',
    title: 'Shop',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <Store /> },
    enter: () => ({ type: 'shop.enter' }),
  },
  {
    name: 'searchWords',
    path: '/admin/search-words',
    shape: 'tiles',
    title: 'Search Words',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <TextSearch /> },
    enter: () => ({ type: 'searchWords.enter' }),
  },
  {
    name: 'users',
    path: '/admin/users',
    title: 'Users',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <Users /> },
    enter: () => ({ type: 'users.enter' }),
  },
  {
    name: 'partners',
    path: '/admin/partners',
    title: 'Trading Partners',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <PlugZap /> },
    enter: () => ({ type: 'partners.enter' }),
  },
  {
    name: 'tokens',
    path: '/admin/tokens',
    title: 'Service Tokens',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <KeyRound /> },
    enter: () => ({ type: 'tokens.enter' }),
  },
  {
    name: 'jobs',
    path: '/admin/jobs',
    title: 'Jobs and Letters',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <MailCheck /> },
    enter: () => ({ type: 'jobs.enter' }),
  },
  {
    name: 'payments',
    path: '/admin/payments',
    title: 'Payments',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <CreditCard /> },
    enter: () => ({ type: 'payments.enter' }),
  },
  {
    name: 'audit',
    path: '/admin/audit',
    title: 'Audit Log',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <ScrollText /> },
    enter: () => ({ type: 'audit.enter' }),
  },
  {
    name: 'landingEditing',
    path: '/admin/landing',
    title: 'Edit Landing Page',
    menuKey: 'EditLandingPage',
    only: { for: BUSINESS },
    enter: () => ({ type: 'landingEditing.enter' }),
  },
];

export const admin: Area = {
  name: 'admin',
  pages,
  load: () => import('./adminParts.ts').then(({ adminParts }) => adminParts),
};

import { CreditCard, MailCheck, PlugZap, SlidersHorizontal, Users } from 'lucide-react';
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
    name: 'partners',
    path: '/admin/partners',
    title: 'Trading Partners',
    menuKey: 'AdminPanel',
    only: { for: BUSINESS },
    menu: { group: 'Admin', icon: <PlugZap /> },
    enter: () => ({ type: 'partners.enter' }),
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

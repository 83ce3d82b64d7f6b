import { CreditCard, MailCheck } from 'lucide-react';
import type { AdminPage } from '#machines/admin/adminMachine.ts';
import type { Area, PageLine } from '../area.ts';

const pages: readonly PageLine<AdminPage>[] = [
  {
    name: 'jobs',
    path: '/admin/jobs',
    title: 'Jobs and Letters',
    menuKey: 'AdminPanel',
    menu: { group: 'Admin', icon: <MailCheck /> },
    enter: () => ({ type: 'jobs.enter' }),
  },
  {
    name: 'payments',
    path: '/admin/payments',
    title: 'Payments',
    menuKey: 'AdminPanel',
    menu: { group: 'Admin', icon: <CreditCard /> },
    enter: () => ({ type: 'payments.enter' }),
  },
  {
    name: 'landingEditing',
    path: '/admin/landing',
    title: 'Edit Landing Page',
    menuKey: 'EditLandingPage',
    enter: () => ({ type: 'landingEditing.enter' }),
  },
];

export const admin: Area = {
  name: 'admin',
  pages,
  load: () => import('./adminParts.ts').then(({ adminParts }) => adminParts),
};

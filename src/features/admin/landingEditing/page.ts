import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const landingEditingPage: PageLine = {
  name: 'landingEditing',
  path: '/admin/landing',
  title: 'Edit Landing Page',
  menuKey: 'EditLandingPage',
  only: { for: BUSINESS },
};

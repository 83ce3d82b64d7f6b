import LayoutTemplate from 'lucide-react/icons/layout-template';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const landingEditingPage: PageLine = {
  name: 'landingEditing',
  path: '/admin/landing',
  title: frameText('pages.editLandingPage'),
  menuKey: 'EditLandingPage',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <LayoutTemplate />, label: frameText('pages.landingPage') },
};

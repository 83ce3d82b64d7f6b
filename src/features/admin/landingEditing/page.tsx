import LayoutTemplate from 'lucide-react/icons/layout-template';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const landingEditingPage: PageDefinition = {
  name: 'landingEditing',
  path: '/admin/landing',
  title: frameText('pages.editLandingPage'),
  menuKey: 'EditLandingPage',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: LayoutTemplate, label: frameText('pages.landingPage') },
};

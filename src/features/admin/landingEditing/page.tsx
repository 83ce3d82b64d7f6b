import LayoutTemplate from 'lucide-react/icons/layout-template';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const landingEditingPage = adminPage({
  name: 'landingEditing',
  path: '/admin/landing',
  title: frameText('pages.editLandingPage'),
  menuKey: 'EditLandingPage',
  menu: { icon: LayoutTemplate, label: frameText('pages.landingPage') },
});

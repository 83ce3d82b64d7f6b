import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const optionsPage: PageDefinition = {
  name: 'options',
  path: '/admin',
  shape: 'tiles',
  title: frameText('pages.admin'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: SlidersHorizontal, label: frameText('pages.options') },
};

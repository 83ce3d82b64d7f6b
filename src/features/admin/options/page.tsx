import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const optionsPage: PageLine = {
  name: 'options',
  path: '/admin',
  shape: 'tiles',
  title: frameText('pages.admin'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <SlidersHorizontal />, label: frameText('pages.options') },
};

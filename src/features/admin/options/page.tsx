import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const optionsPage: PageLine = {
  name: 'options',
  path: '/admin',
  shape: 'tiles',
  title: 'Admin',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <SlidersHorizontal />, label: 'Options' },
};

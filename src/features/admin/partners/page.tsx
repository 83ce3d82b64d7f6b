import PlugZap from 'lucide-react/icons/plug-zap';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const partnersPage: PageLine = {
  name: 'partners',
  path: '/admin/partners',
  title: 'Trading Partners',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <PlugZap /> },
};

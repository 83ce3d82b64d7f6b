import PlugZap from 'lucide-react/icons/plug-zap';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const partnersPage: PageLine = {
  name: 'partners',
  path: '/admin/partners',
  title: frameText('pages.tradingPartners2'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'people', icon: <PlugZap /> },
};

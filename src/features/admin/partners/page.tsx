import PlugZap from 'lucide-react/icons/plug-zap';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const partnersPage: PageDefinition = {
  name: 'partners',
  path: '/admin/partners',
  title: frameText('pages.tradingPartners'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'people', icon: PlugZap },
};

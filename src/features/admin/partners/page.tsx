import PlugZap from 'lucide-react/icons/plug-zap';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const partnersPage = adminPage({
  name: 'partners',
  path: '/admin/partners',
  title: frameText('pages.tradingPartners'),
  menu: { section: 'people', icon: PlugZap },
});

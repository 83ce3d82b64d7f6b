import Gauge from 'lucide-react/icons/gauge';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const overviewPage = adminPage({
  name: 'overview',
  path: '/admin/overview',
  title: frameText('pages.overview'),
  menu: { icon: Gauge },
});

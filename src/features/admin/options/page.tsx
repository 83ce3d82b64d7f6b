import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const optionsPage = adminPage({
  name: 'options',
  path: '/admin',
  shape: 'tiles',
  title: frameText('pages.admin'),
  menu: { icon: SlidersHorizontal, label: frameText('pages.options') },
});

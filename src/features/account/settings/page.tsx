import Settings2 from 'lucide-react/icons/settings-2';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const settingsPage: PageLine = {
  name: 'settings',
  path: '/settings',
  title: frameText('pages.settings'),
  isClosedToPunchouts: true,
  menu: { group: 'System', icon: <Settings2 /> },
};

import Settings2 from 'lucide-react/icons/settings-2';
import type { PageLine } from '../../../page/pageLine.ts';

export const settingsPage: PageLine = {
  name: 'settings',
  path: '/settings',
  title: 'Settings',
  isClosedToPunchouts: true,
  menu: { group: 'System', icon: <Settings2 /> },
};

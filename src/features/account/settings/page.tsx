import Settings2 from 'lucide-react/icons/settings-2';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const settingsPage: PageDefinition = {
  name: 'settings',
  path: '/settings',
  title: frameText('pages.settings'),
  isClosedToPunchouts: true,
  menu: { group: 'System', icon: Settings2 },
};

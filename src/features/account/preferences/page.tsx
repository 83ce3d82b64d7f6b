import UserRound from 'lucide-react/icons/user-round';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const preferencesPage: PageDefinition = {
  name: 'preferences',
  path: '/user-preferences',
  title: frameText('pages.preferences'),
  isClosedToPunchouts: true,
  only: { for: ['Consumer'], othersGoTo: '/settings' },
  menu: { group: 'System', icon: UserRound },
};

import UserRound from 'lucide-react/icons/user-round';
import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const preferencesPage: PageLine = {
  name: 'preferences',
  path: '/user-preferences',
  title: frameText('pages.preferences'),
  isClosedToPunchouts: true,
  only: { for: ['Consumer'], othersGoTo: '/settings' },
  menu: { group: 'System', icon: <UserRound /> },
};

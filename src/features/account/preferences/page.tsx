import UserRound from 'lucide-react/icons/user-round';
import type { PageLine } from '../../../page/pageLine.ts';

export const preferencesPage: PageLine = {
  name: 'preferences',
  path: '/user-preferences',
  title: 'Preferences',
  isClosedToPunchouts: true,
  only: { for: ['Consumer'], othersGoTo: '/settings' },
  menu: { group: 'System', icon: <UserRound /> },
};

import KeyRound from 'lucide-react/icons/key-round';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const tokensPage: PageLine = {
  name: 'tokens',
  path: '/admin/tokens',
  title: 'Service Tokens',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <KeyRound /> },
};

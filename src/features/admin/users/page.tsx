import Users from 'lucide-react/icons/users';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const usersPage: PageDefinition = {
  name: 'users',
  path: '/admin/users',
  title: frameText('pages.users'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'people', icon: Users },
};

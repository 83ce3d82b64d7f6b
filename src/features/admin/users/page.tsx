import Users from 'lucide-react/icons/users';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const usersPage = adminPage({
  name: 'users',
  path: '/admin/users',
  title: frameText('pages.users'),
  menu: { section: 'people', icon: Users },
});

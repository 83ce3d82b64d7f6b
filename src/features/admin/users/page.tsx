import Users from 'lucide-react/icons/users';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const usersPage: PageLine = {
  name: 'users',
  path: '/admin/users',
  title: 'Users',
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', icon: <Users /> },
};

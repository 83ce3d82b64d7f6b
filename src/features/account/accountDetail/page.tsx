import ScrollText from 'lucide-react/icons/scroll-text';
import { BUSINESS, type PageLine } from '../../../page/pageLine.ts';

export const accountDetailPage: PageLine = {
  name: 'accountDetail',
  path: '/account/detail',
  title: 'Account Details',
  menuKey: 'AccountDetail',
  only: { for: BUSINESS, othersGoTo: '/' },
  menu: { group: 'Account', icon: <ScrollText /> },
};

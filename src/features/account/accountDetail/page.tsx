import ScrollText from 'lucide-react/icons/scroll-text';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const accountDetailPage: PageDefinition = {
  name: 'accountDetail',
  path: '/account/detail',
  title: frameText('pages.accountDetails'),
  menuKey: 'AccountDetail',
  only: { for: BUSINESS, othersGoTo: '/' },
  menu: { group: 'Account', icon: ScrollText },
};

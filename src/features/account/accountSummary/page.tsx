import WalletCards from 'lucide-react/icons/wallet-cards';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const accountSummaryPage: PageDefinition = {
  name: 'accountSummary',
  path: '/account/summary',
  shape: 'tiles',
  title: frameText('pages.accountSummary'),
  menuKey: 'AccountSummary',
  only: { for: BUSINESS, othersGoTo: '/' },
  menu: { group: 'Account', icon: WalletCards },
};

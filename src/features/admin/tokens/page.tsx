import KeyRound from 'lucide-react/icons/key-round';
import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';

export const tokensPage: PageDefinition = {
  name: 'tokens',
  path: '/admin/tokens',
  title: frameText('pages.serviceTokens'),
  menuKey: 'AdminPanel',
  only: { for: BUSINESS },
  menu: { group: 'Admin', section: 'people', icon: KeyRound },
};

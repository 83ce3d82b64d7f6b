import KeyRound from 'lucide-react/icons/key-round';
import { frameText } from '#domain/texts/frameText.ts';
import { adminPage } from '../../../page/pageDefinition.ts';

export const tokensPage = adminPage({
  name: 'tokens',
  path: '/admin/tokens',
  title: frameText('pages.serviceTokens'),
  menu: { section: 'people', icon: KeyRound },
});

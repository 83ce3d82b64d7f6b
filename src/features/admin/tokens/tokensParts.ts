import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { TokensScreen } from './TokensScreen.tsx';
import { tokenPorts } from './tokenPorts.ts';

export const tokensParts: PageParts<{ tokens: typeof tokensMachine }> = ({ api, notify }) => ({
  Screen: TokensScreen,
  flows: {
    tokens: { logic: tokensMachine.provide({ actors: tokenPorts(api), actions: { notify } }) },
  },
});

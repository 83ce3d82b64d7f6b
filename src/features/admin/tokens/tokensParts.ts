import { fromPromise } from 'xstate';
import { listServiceTokens, makeServiceToken, revokeServiceToken } from '#domain/api/serviceTokens.ts';
import type { MakeOutcome, ReadSecret, TokenPage, TokenView, TokenWish } from '#machines/admin/tokens/tokenList.ts';
import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { type Api, answerOf, countedAnswerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { TokensScreen } from './TokensScreen.tsx';

async function make(api: Api, { name, scopes }: TokenWish): Promise<MakeOutcome> {
  const response = await api.call(makeServiceToken, { body: { name, scopes: [...scopes] } });
  if (response.kind === 'answer') {
    const { token, secret } = response.answer;
    return { kind: 'made', token, readSecret: () => secret };
  }
  if (response.kind === 'refused' && response.message !== '') return { kind: 'refused', reason: response.message };
  const status = response.kind === 'refused' ? response.status : null;
  throw new PortFailure({ kind: 'unexpected', status, detail: '' });
}

async function copy(readSecret: ReadSecret): Promise<void> {
  if (!navigator.clipboard) throw new PortFailure({ kind: 'unavailable', status: null, detail: '' });
  await navigator.clipboard.writeText(readSecret()).catch((cause: unknown) => {
    throw new PortFailure({ kind: 'unavailable', status: null, detail: '' }, { cause });
  });
}

/** Service tokens. A secret goes only to the screen and the clipboard. */
export function tokenPorts(api: Api) {
  return {
    loadPage: fromPromise<TokenPage, TokenView>(({ input: { page }, signal }) =>
      countedAnswerOf(api.call(listServiceTokens, { query: { page }, signal })),
    ),
    makeToken: fromPromise<MakeOutcome, TokenWish>(({ input }) => make(api, input)),
    copySecret: fromPromise<void, { readSecret: ReadSecret }>(({ input }) => copy(input.readSecret)),
    revokeToken: fromPromise<void, { id: number }>(async ({ input }) => {
      await answerOf(api.call(revokeServiceToken, { params: input }));
    }),
  };
}

export const tokensParts: PageParts<{ tokens: typeof tokensMachine }> = ({ api, notify }) => ({
  Screen: TokensScreen,
  flows: {
    tokens: { logic: tokensMachine.provide({ actors: tokenPorts(api), actions: { notify } }) },
  },
});

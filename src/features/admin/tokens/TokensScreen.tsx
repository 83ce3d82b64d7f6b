import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { adminText } from '#domain/texts/adminText.ts';
import type { TokensRef, TokensSnapshot } from '#machines/admin/tokens/tokensMachine.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { RevokeDialogs } from './RevokeDialogs.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { TokenDialog } from './TokenDialog.tsx';
import { TokenTable } from './TokenTable.tsx';

const totalOf = ({ context }: TokensSnapshot) => context.total;
const whyNotAdd = (snapshot: TokensSnapshot) => refusalOf(snapshot, { type: 'token.add' });
const isLoadingIn = (snapshot: TokensSnapshot) =>
  snapshot.matches({ browsing: 'loading' }) || snapshot.matches({ browsing: 'revoking' });

function TokenToolbar({ page }: { page: TokensRef }) {
  const total = useSelector(page, totalOf);
  const blockedBy = useSelector(page, whyNotAdd);
  const isLoading = useSelector(page, isLoadingIn);
  return (
    <Toolbar
      label={adminText('tokens.serviceTokens')}
      end={
        <span role="status" className={row.count}>
          {total !== null && adminText('tokens.token', { total })}
        </span>
      }
    >
      <Button variant="primary" icon={<Plus />} blockedBy={blockedBy} onClick={() => page.send({ type: 'token.add' })}>
        {adminText('tokens.createToken')}
      </Button>
      <RefreshButton isBusy={isLoading} onRefresh={() => page.send({ type: 'list.reload' })} />
    </Toolbar>
  );
}

/** Creates and revokes the tokens with which other programs call the API. */
export function TokensScreen({ flows: { tokens: page } }: { flows: { tokens: TokensRef } }) {
  return (
    <>
      <TokenToolbar page={page} />
      <TokenTable page={page} />
      <PagedPager list={page} />
      <TokenDialog page={page} />
      <SecretDialog page={page} />
      <RevokeDialogs page={page} />
    </>
  );
}

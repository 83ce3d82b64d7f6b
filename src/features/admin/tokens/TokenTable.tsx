import { useSelector } from '@xstate/react';
import KeyRound from 'lucide-react/icons/key-round';
import { useMemo } from 'react';
import type { ServiceTokenRow } from '#domain/api/serviceTokens.ts';
import { TOKEN_FIELDS } from '#domain/integration/tokenFields.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { TokensRef, TokensSnapshot } from '#machines/admin/tokens/tokensMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import styles from './Tokens.module.css';
import { lastUse, madeText, RevokeButton, scopesText, TokenState } from './tokenCells.tsx';

/** From this width the columns fit beside the rail. */
const CARDS_BELOW = 1200;
const NONE: readonly ServiceTokenRow[] = [];

const rowsOf = ({ context }: TokensSnapshot) => context.page?.rows ?? NONE;

function columnsOf(page: TokensRef): readonly DataTableColumn<ServiceTokenRow>[] {
  return [
    {
      id: 'name',
      header: TOKEN_FIELDS.name.label,
      width: 180,
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
    },
    {
      id: 'scopes',
      header: TOKEN_FIELDS.scopes.label,
      cell: (token) => <span className={styles.text}>{scopesText(token)}</span>,
    },
    {
      id: 'made',
      header: adminText('tokens.made'),
      width: 200,
      cell: (token) => <span className={styles.text}>{madeText(token)}</span>,
    },
    { id: 'used', header: adminText('tokens.lastUsedHeading'), width: 190, cell: lastUse },
    { id: 'state', header: adminText('tokens.state'), width: 190, cell: (token) => <TokenState token={token} /> },
    {
      id: 'revoke',
      header: '',
      spokenHeader: adminText('tokens.revoke'),
      width: 110,
      cell: (token) => <RevokeButton page={page} token={token} />,
    },
  ];
}

function TokenCard({ page, token }: { page: TokensRef; token: ServiceTokenRow }) {
  return (
    <article className={row.card} aria-label={token.name}>
      <div className={row.head}>
        <strong className={styles.name}>{token.name}</strong>
        <TokenState token={token} />
      </div>
      <p>{scopesText(token)}</p>
      <p className={styles.facts}>
        {adminText('tokens.madeLastUsed', { made: madeText(token), lastUsed: lastUse(token) })}
      </p>
      <RevokeButton page={page} token={token} />
    </article>
  );
}

/** The tokens as a table, or as cards in narrow windows. */
export function TokenTable({ page }: { page: TokensRef }) {
  const rows = useSelector(page, rowsOf);
  const columns = useMemo(() => columnsOf(page), [page]);
  return (
    <PagedTable<ServiceTokenRow>
      list={page}
      label={adminText('tokens.serviceTokens')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      card={(token) => <TokenCard page={page} token={token} />}
      cardsBelow={CARDS_BELOW}
      empty={
        <EmptyState
          icon={<KeyRound />}
          action={
            <Button onClick={() => page.send({ type: 'token.add' })}>{adminText('tokens.createYourFirstToken')}</Button>
          }
        >
          {adminText('tokens.noTokensYet')}
        </EmptyState>
      }
      failed={adminText('tokens.theTokensCouldNotBeLoaded')}
    />
  );
}

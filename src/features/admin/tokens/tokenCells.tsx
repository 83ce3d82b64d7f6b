import type { ServiceTokenRow } from '#domain/api/serviceTokens.ts';
import { formatMomentInYear } from '#domain/formatDay.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { TokensRef } from '#machines/admin/tokens/tokensMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { useFocusPassedOn } from '../../../components/states/useFocusPassedOn.ts';
import { Badge } from '../../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Tokens.module.css';

interface Shown {
  readonly token: ServiceTokenRow;
}

export const scopesText = ({ scopes }: ServiceTokenRow): string =>
  scopes.map((scope) => adminText(`scope.${scope}.title`)).join(', ') || adminText('tokens.nothing');

export function madeText({ createdAt, createdBy }: ServiceTokenRow): string {
  const moment = formatMomentInYear(createdAt);
  return createdBy === null
    ? adminText('tokens.madeOnTheServer', { moment })
    : adminText('tokens.madeBy', { moment, createdBy });
}

export const lastUse = ({ lastUsedAt }: ServiceTokenRow): string =>
  lastUsedAt === null ? adminText('tokens.never') : formatMomentInYear(lastUsedAt);

export function TokenState({ token: { revokedAt } }: Shown) {
  if (revokedAt === null) return <Badge kind="success">{adminText('tokens.inUse')}</Badge>;
  return (
    <span className={styles.revoked}>
      <Badge kind="neutral">{adminText('tokens.revoked')}</Badge>
      <span className={styles.facts}>{formatMomentInYear(revokedAt)}</span>
    </span>
  );
}

function Revoke({ page, token: { id, name } }: Shown & { readonly page: TokensRef }) {
  return (
    <div ref={useFocusPassedOn()}>
      <Button size="small" onClick={() => page.send({ type: 'token.revoke', id })}>
        {adminText('tokens.revoke')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Absent for a revoked token. */
export function RevokeButton({ page, token }: Shown & { readonly page: TokensRef }) {
  return token.revokedAt === null && <Revoke page={page} token={token} />;
}

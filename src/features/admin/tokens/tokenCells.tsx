import type { ServiceTokenRow } from '#domain/api/serviceTokens.ts';
import { formatMomentInYear } from '#domain/formatDay.ts';
import { SCOPE_TEXTS } from '#domain/integration/tokenTexts.ts';
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
  scopes.map((scope) => SCOPE_TEXTS[scope].title).join(', ') || 'Nothing';

export const madeText = ({ createdAt, createdBy }: ServiceTokenRow): string =>
  `${formatMomentInYear(createdAt)} ${createdBy === null ? 'on the server' : `by ${createdBy}`}`;

export const lastUse = ({ lastUsedAt }: ServiceTokenRow): string =>
  lastUsedAt === null ? 'Never' : formatMomentInYear(lastUsedAt);

export function TokenState({ token: { revokedAt } }: Shown) {
  if (revokedAt === null) return <Badge kind="success">In use</Badge>;
  return (
    <span className={styles.revoked}>
      <Badge kind="neutral">Revoked</Badge>
      <span className={styles.facts}>{formatMomentInYear(revokedAt)}</span>
    </span>
  );
}

function Revoke({ page, token: { id, name } }: Shown & { readonly page: TokensRef }) {
  return (
    <div ref={useFocusPassedOn()}>
      <Button size="small" onClick={() => page.send({ type: 'token.revoke', id })}>
        Revoke
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Nothing where it is revoked already. */
export function RevokeButton({ page, token }: Shown & { readonly page: TokensRef }) {
  return token.revokedAt === null && <Revoke page={page} token={token} />;
}

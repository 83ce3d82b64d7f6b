import { useSelector } from '@xstate/react';
import { tokenTexts } from '#domain/integration/tokenTexts.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { TokensRef, TokensSnapshot } from '#machines/admin/tokens/tokensMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { lastUse } from './tokenCells.tsx';

const subjectOf = ({ context }: TokensSnapshot) => context.subject;
const isAskingIn = (snapshot: TokensSnapshot) => snapshot.matches('confirming');
const isLostIn = (snapshot: TokensSnapshot) => snapshot.matches('lost');

/** The confirmation before a token is revoked, and the notice about a token whose secret was lost. */
export function RevokeDialogs({ page }: { page: TokensRef }) {
  const token = useSelector(page, subjectOf);
  const isAsking = useSelector(page, isAskingIn);
  const isLost = useSelector(page, isLostIn);
  const revoke = () => page.send({ type: 'revoke.confirm' });
  const close = () => page.send({ type: 'dialog.close' });
  return (
    <>
      <ConfirmDialog
        isOpen={isAsking}
        title={adminText('tokens.revokeThisToken')}
        confirmLabel={adminText('tokens.revoke')}
        isDanger
        onConfirm={revoke}
        onCancel={close}
      >
        {token && <p>{tokenTexts.revoking(token.name, token.scopes)}</p>}
        {token && <p>{adminText('tokens.lastUsed', { token: lastUse(token) })}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isLost}
        title={adminText('tokens.secretNotReceived')}
        confirmLabel={adminText('tokens.revoke')}
        cancelLabel={adminText('tokens.keepForNow')}
        onConfirm={revoke}
        onCancel={close}
      >
        {token && adminText('token.lost', { name: token.name })}
      </ConfirmDialog>
    </>
  );
}

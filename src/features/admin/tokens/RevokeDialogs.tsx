import { useSelector } from '@xstate/react';
import { tokenTexts } from '#domain/integration/tokenTexts.ts';
import type { TokensRef, TokensSnapshot } from '#machines/admin/tokens/tokensMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { lastUse } from './tokenCells.tsx';

const subjectOf = ({ context }: TokensSnapshot) => context.subject;
const isAskingIn = (snapshot: TokensSnapshot) => snapshot.matches('confirming');
const isLostIn = (snapshot: TokensSnapshot) => snapshot.matches('lost');

/** What is asked before a token is revoked, and what is said of one whose secret nobody has seen. */
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
        title="Revoke This Token?"
        confirmLabel="Revoke"
        isDanger
        onConfirm={revoke}
        onCancel={close}
      >
        {token && <p>{tokenTexts.revoking(token.name, token.scopes)}</p>}
        {token && <p>{`Last used: ${lastUse(token)}.`}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isLost}
        title="Secret Not Received"
        confirmLabel="Revoke"
        cancelLabel="Keep for Now"
        onConfirm={revoke}
        onCancel={close}
      >
        {token && tokenTexts.lost(token.name)}
      </ConfirmDialog>
    </>
  );
}

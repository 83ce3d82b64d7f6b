import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { adminText } from '#domain/texts/adminText.ts';
import type { TokensRef, TokensSnapshot } from '#machines/admin/tokens/tokensMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import styles from './Tokens.module.css';

const isOpenIn = (snapshot: TokensSnapshot) => snapshot.matches('showing');
const isCopyingIn = (snapshot: TokensSnapshot) => snapshot.matches({ showing: 'copying' });
const isCopiedIn = (snapshot: TokensSnapshot) => snapshot.matches({ showing: 'copied' });
const isNotCopiedIn = (snapshot: TokensSnapshot) => snapshot.matches({ showing: 'notCopied' });
const isLeavingIn = (snapshot: TokensSnapshot) => snapshot.matches({ showing: 'confirmingClose' });
const nameOf = ({ context }: TokensSnapshot) => context.subject?.name ?? '';
const readerOf = ({ context }: TokensSnapshot) => context.readSecret;

function Shown({ page }: { page: TokensRef }) {
  const name = useSelector(page, nameOf);
  const readSecret = useSelector(page, readerOf);
  const isCopying = useSelector(page, isCopyingIn);
  const isCopied = useSelector(page, isCopiedIn);
  const isNotCopied = useSelector(page, isNotCopiedIn);
  const copy = useRef<HTMLButtonElement>(null);
  const close = () => page.send({ type: 'dialog.close' });
  return (
    <Dialog
      isOpen
      onClose={() => page.send({ type: 'secret.leave' })}
      title={adminText('tokens.theSecretOf', { name })}
      initialFocus={() => copy.current}
      footer={
        <Button variant="primary" onClick={close}>
          {adminText('tokens.iHaveStoredIt')}
        </Button>
      }
    >
      <p>{adminText('token.shownOnce')}</p>
      <div className={styles.secret}>
        <code className={styles.value}>{readSecret?.()}</code>
        <Button
          ref={copy}
          icon={isCopied ? <Check /> : <Copy />}
          isBusy={isCopying}
          onClick={() => page.send({ type: 'secret.copy' })}
        >
          {isCopied ? adminText('tokens.copied') : adminText('tokens.copy')}
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {isCopied && adminText('tokens.secretCopied')}
        {isNotCopied && adminText('tokens.copyingFailedSelectTheSecretAnd')}
      </p>
      <p>
        {`${adminText('token.whatNow')} `}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {adminText('tokens.theDescriptionOfTheApi')}
        </a>
        .
      </p>
    </Dialog>
  );
}

/** The secret of a new token, shown once. */
export function SecretDialog({ page }: { page: TokensRef }) {
  const isOpen = useSelector(page, isOpenIn);
  const isLeaving = useSelector(page, isLeavingIn);
  return (
    <>
      {isOpen && <Shown page={page} />}
      <ConfirmDialog
        isOpen={isLeaving}
        title={adminText('tokens.closeWithoutCopying')}
        confirmLabel={adminText('tokens.close')}
        cancelLabel={adminText('tokens.keepOpen')}
        isDanger
        onConfirm={() => page.send({ type: 'dialog.close' })}
        onCancel={() => page.send({ type: 'secret.stay' })}
      >
        {adminText('token.shownOnce')}
      </ConfirmDialog>
    </>
  );
}

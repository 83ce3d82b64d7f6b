import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { tokenTexts } from '#domain/integration/tokenTexts.ts';
import type { TokensRef, TokensSnapshot } from '#machines/admin/tokens/tokensMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import styles from './Tokens.module.css';

const isOpenIn = (snapshot: TokensSnapshot) => snapshot.matches('showing');
const isCopyingIn = (snapshot: TokensSnapshot) => snapshot.matches({ showing: 'copying' });
const isCopiedIn = (snapshot: TokensSnapshot) => snapshot.matches({ showing: 'copied' });
const isNotCopiedIn = (snapshot: TokensSnapshot) => snapshot.matches({ showing: 'notCopied' });
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
      onClose={close}
      title={`The Secret of ${name}`}
      initialFocus={() => copy.current}
      footer={
        <Button variant="primary" onClick={close}>
          I Have Stored It
        </Button>
      }
    >
      <p>{tokenTexts.shownOnce}</p>
      <div className={styles.secret}>
        <code className={styles.value}>{readSecret?.()}</code>
        <Button
          ref={copy}
          icon={isCopied ? <Check /> : <Copy />}
          isBusy={isCopying}
          onClick={() => page.send({ type: 'secret.copy' })}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {isCopied && 'Secret copied.'}
        {isNotCopied && 'Copying failed. Select the secret and copy it.'}
      </p>
      <p>
        {`${tokenTexts.whatNow} `}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          the description of the API
        </a>
        .
      </p>
    </Dialog>
  );
}

/** The secret of the token that was just made, this once. */
export function SecretDialog({ page }: { page: TokensRef }) {
  return useSelector(page, isOpenIn) && <Shown page={page} />;
}

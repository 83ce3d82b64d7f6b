import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { accountText } from '#domain/texts/accountText.ts';
import type { TwoFactorRef, TwoFactorSnapshot } from '#machines/account/twoFactor/twoFactorMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import styles from './TwoFactor.module.css';

const readerOf = ({ context }: TwoFactorSnapshot) => context.readCodes;
const isCopyingIn = (snapshot: TwoFactorSnapshot) => snapshot.matches({ showingCodes: 'copying' });
const isCopiedIn = (snapshot: TwoFactorSnapshot) => snapshot.matches({ showingCodes: 'copied' });
const isNotCopiedIn = (snapshot: TwoFactorSnapshot) => snapshot.matches({ showingCodes: 'notCopied' });

const stay = () => undefined;

/** The recovery codes, shown once: Escape and Back do not lose them. */
export function RecoveryCodesDialog({ twoFactor }: { twoFactor: TwoFactorRef }) {
  const codes = useSelector(twoFactor, readerOf)?.() ?? [];
  const isCopying = useSelector(twoFactor, isCopyingIn);
  const isCopied = useSelector(twoFactor, isCopiedIn);
  const isNotCopied = useSelector(twoFactor, isNotCopiedIn);
  const close = () => twoFactor.send({ type: 'dialog.close' });
  return (
    <Dialog
      isOpen
      onClose={stay}
      title={accountText('twoFactor.saveCodesTitle')}
      footer={
        <Button variant="primary" onClick={close}>
          {accountText('twoFactor.iHaveSavedThem')}
        </Button>
      }
    >
      <p>{accountText('twoFactor.saveCodes')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          icon={isCopied ? <Check /> : <Copy />}
          isBusy={isCopying}
          onClick={() => twoFactor.send({ type: 'codes.copy' })}
        >
          {isCopied ? accountText('twoFactor.copied') : accountText('twoFactor.copy')}
        </Button>
        <Button icon={<Printer />} onClick={() => twoFactor.send({ type: 'codes.print' })}>
          {accountText('twoFactor.print')}
        </Button>
      </div>
      <p role="status">
        {isCopied && accountText('twoFactor.codesCopied')}
        {isNotCopied && accountText('twoFactor.notCopied')}
      </p>
    </Dialog>
  );
}

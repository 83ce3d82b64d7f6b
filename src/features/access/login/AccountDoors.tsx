import { type ReactNode, useState } from 'react';
import { accessText } from '#domain/texts/accessText.ts';
import type { AccessOpening } from '#machines/access/access/accessMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import type { AccountAccess } from './accountAccess.ts';
import styles from './LoginScreen.module.css';

interface AccountDoorsProps {
  readonly access: AccountAccess;
  readonly allowsConsumers: boolean;
  /** The user signed in with an address that was never verified. */
  readonly isUnverified: boolean;
  /** The username as typed. */
  readonly username: string;
  /** Beside the doors. */
  readonly children: ReactNode;
}

/** The other account flows; their code loads when one is chosen. */
export function AccountDoors({ access, allowsConsumers, isUnverified, username, children }: AccountDoorsProps) {
  const [wasOpened, setOpened] = useState(false);
  const open = (opening: AccessOpening) => {
    setOpened(true);
    access.open(opening);
  };
  const { Opened } = access;
  return (
    <>
      <div className={styles.doors}>
        {isUnverified && (
          <Button variant="quiet" onClick={() => open({ type: 'resend.open', email: username })}>
            {accessText('login.resendVerificationEmail')}
          </Button>
        )}
        {allowsConsumers && (
          <Button variant="quiet" onClick={() => open({ type: 'signUp.open' })}>
            {accessText('login.createAnAccount')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => open({ type: 'reset.open' })}>
          {accessText('login.resetPassword')}
        </Button>
        {children}
      </div>
      {wasOpened && <Opened onClose={() => setOpened(false)} />}
    </>
  );
}

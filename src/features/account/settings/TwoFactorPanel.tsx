import { useSelector } from '@xstate/react';
import { accountText } from '#domain/texts/accountText.ts';
import type { TwoFactorRef, TwoFactorSnapshot } from '#machines/account/twoFactor/twoFactorMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import styles from './TwoFactor.module.css';
import { TwoFactorPasswordDialog } from './TwoFactorPasswordDialog.tsx';

const storedOf = ({ context }: TwoFactorSnapshot) => context.stored;
const isFailedIn = (snapshot: TwoFactorSnapshot) => snapshot.hasTag('failed');
const isConfirmingIn = (snapshot: TwoFactorSnapshot) =>
  snapshot.matches('confirming') || snapshot.matches('requesting');
const isSettingUpIn = (snapshot: TwoFactorSnapshot) => snapshot.matches('settingUp') || snapshot.matches('turningOn');
const isShowingCodesIn = (snapshot: TwoFactorSnapshot) => snapshot.matches('showingCodes');

function Actions({ twoFactor, isOn }: { twoFactor: TwoFactorRef; isOn: boolean }) {
  if (!isOn) {
    return (
      <Button onClick={() => twoFactor.send({ type: 'change.begin', change: 'turnOn' })}>
        {accountText('twoFactor.turnOn')}
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      <Button onClick={() => twoFactor.send({ type: 'change.begin', change: 'renewCodes' })}>
        {accountText('twoFactor.newRecoveryCodes')}
      </Button>
      <Button onClick={() => twoFactor.send({ type: 'change.begin', change: 'turnOff' })}>
        {accountText('twoFactor.turnOff')}
      </Button>
    </div>
  );
}

/** Two-step sign-in, and the dialogs that change it. */
export function TwoFactorPanel({ twoFactor }: { twoFactor: TwoFactorRef }) {
  const stored = useSelector(twoFactor, storedOf);
  const isFailed = useSelector(twoFactor, isFailedIn);
  const isConfirming = useSelector(twoFactor, isConfirmingIn);
  const isSettingUp = useSelector(twoFactor, isSettingUpIn);
  const isShowingCodes = useSelector(twoFactor, isShowingCodesIn);
  return (
    <Panel
      title={accountText('twoFactor.title')}
      actions={!isFailed && stored && <Actions twoFactor={twoFactor} isOn={stored.isOn} />}
    >
      {isFailed && (
        <FailedState onRetry={() => twoFactor.send({ type: 'panel.retry' })}>
          {accountText('twoFactor.couldNotBeLoaded')}
        </FailedState>
      )}
      {!isFailed && !stored && (
        <div aria-busy="true">
          <Skeleton height={24} />
        </div>
      )}
      {!isFailed && stored && (
        <p>
          {stored.isOn ? accountText('twoFactor.isOn', { count: stored.codesLeft }) : accountText('twoFactor.isOff')}
        </p>
      )}
      {isConfirming && <TwoFactorPasswordDialog twoFactor={twoFactor} />}
      {isSettingUp && <SetUpDialog twoFactor={twoFactor} />}
      {isShowingCodes && <RecoveryCodesDialog twoFactor={twoFactor} />}
    </Panel>
  );
}

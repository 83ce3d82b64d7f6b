import { useSelector } from '@xstate/react';
import { accessText } from '#domain/texts/accessText.ts';
import { type AccessRef, type AccessSnapshot, accessMachine } from '#machines/access/access/accessMachine.ts';
import type { HumanCheckSite } from '#machines/access/humanCheck/humanProof.ts';
import { newPasswordMachine } from '#machines/access/newPassword/newPasswordMachine.ts';
import { resendVerificationMachine } from '#machines/access/resendVerification/resendVerificationMachine.ts';
import { resetRequestMachine } from '#machines/access/resetRequest/resetRequestMachine.ts';
import { signUpMachine } from '#machines/access/signUp/signUpMachine.ts';
import { verifyEmailMachine } from '#machines/access/verifyEmail/verifyEmailMachine.ts';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { accessPorts } from '../../account/accessPorts.ts';
import { provideHumanCheck } from '../../account/humanCheck/humanCheckPorts.ts';
import { Brand } from '../../components/frame/Brand.tsx';
import { CardPage } from '../../components/layout/CardPage.tsx';
import { BrokenState } from '../../components/states/BrokenState.tsx';
import { NewPasswordScreen } from '../../features/access/newPassword/NewPasswordScreen.tsx';
import { ResendDialog } from '../../features/access/resendVerification/ResendDialog.tsx';
import { ResetRequestDialog } from '../../features/access/resetRequest/ResetRequestDialog.tsx';
import { SignUpDialog } from '../../features/access/signUp/SignUpDialog.tsx';
import { VerifyEmailScreen } from '../../features/access/verifyEmail/VerifyEmailScreen.tsx';
import { BugBoundary } from '../bugs/BugBoundary.tsx';
import { BrokenDialog } from '../dialogs/BrokenDialog.tsx';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import styles from './Access.module.css';
import type { AccessHost } from './accessHost.ts';

const stateOf = ({ value }: AccessSnapshot) => value;
const childrenOf = ({ children }: AccessSnapshot) => children;
const emailOf = ({ context }: AccessSnapshot) => context.email;
const typedEmailOf = ({ context }: AccessSnapshot) =>
  context.opening?.type === 'resend.open' ? context.opening.email : '';

/** Includes the flows and their ports. */
export function provideAccess({ api, notify }: AccessHost): typeof accessMachine {
  const ports = accessPorts(api);
  const humanCheck = provideHumanCheck(api);
  const { loadPolicy, loadConsumerSettings, signUp, requestReset, resend, verifyToken, lookUpToken, setPassword } =
    ports;
  const resendVerification = resendVerificationMachine.provide({ actors: { resend } });
  const actions = { notify };
  return accessMachine.provide({
    actors: {
      signUp: signUpMachine.provide({ actors: { loadPolicy, loadConsumerSettings, signUp, humanCheck }, actions }),
      resetRequest: resetRequestMachine.provide({ actors: { requestReset, humanCheck }, actions }),
      resendVerification,
      verifyEmail: verifyEmailMachine.provide({ actors: { verifyToken, resendVerification } }),
      newPassword: newPasswordMachine.provide({
        actors: { loadPolicy, lookUpToken, setPassword, humanCheck },
        actions,
      }),
    },
  });
}

/** The human check that the site has configured; it is known before any dialog opens. */
export function checkOf(session: SessionRef): HumanCheckSite {
  const { humanCheck = 'local', siteKey } = session.getSnapshot().context.site;
  return { kind: humanCheck, siteKey };
}

interface AccessProps {
  readonly access: AccessRef;
  readonly host: Pick<AccessHost, 'session' | 'problems'>;
}

/** The dialog over the sign-in page, or the page in its card. */
export function AccessDialogs({ access, host }: AccessProps) {
  const state = useSelector(access, stateOf);
  const { signUp, resetRequest, resendVerification } = useSelector(access, childrenOf);
  const email = useSelector(access, emailOf);
  const typedEmail = useSelector(access, typedEmailOf);
  const leave = () => access.send({ type: 'access.leave' });
  return (
    <DialogBoundary problems={host.problems} onClose={leave}>
      {signUp && <SignUpDialog key={signUp.sessionId} dialog={signUp} />}
      {resetRequest && <ResetRequestDialog key={resetRequest.sessionId} dialog={resetRequest} />}
      {resendVerification && (
        <ResendDialog key={resendVerification.sessionId} dialog={resendVerification} email={typedEmail} />
      )}
      {state === 'broken' && <BrokenDialog onRetry={() => access.send({ type: 'access.retry' })} onClose={leave} />}
      {state === 'registered' && (
        <p role="status" className={styles.news}>
          {accessText('account.signUp.next')} {accessText('accountPage.emailTo', { email: email ?? '' })}
        </p>
      )}
    </DialogBoundary>
  );
}

/** The page of an email's link. */
export function AccessPage({ access, host }: AccessProps) {
  const state = useSelector(access, stateOf);
  const { verifyEmail, newPassword } = useSelector(access, childrenOf);
  const brand = <Brand session={host.session()} place="card" />;
  const retry = () => access.send({ type: 'access.retry' });
  const broken = (onRetry: () => void) => (
    <CardPage title={accessText('access.somethingWentWrong')} brand={brand}>
      <BrokenState onRetry={onRetry}>{accessText('access.thisPageStoppedWorking')}</BrokenState>
    </CardPage>
  );
  return (
    <BugBoundary
      subject={state}
      onBug={host.problems.ofScreen}
      face={(showAgain) =>
        broken(() => {
          retry();
          showAgain();
        })
      }
    >
      {verifyEmail && <VerifyEmailScreen key={verifyEmail.sessionId} page={verifyEmail} brand={brand} />}
      {newPassword && <NewPasswordScreen key={newPassword.sessionId} page={newPassword} brand={brand} />}
      {state === 'broken' && broken(retry)}
    </BugBoundary>
  );
}

import { useSelector } from '@xstate/react';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { asksSecondFactor } from '#domain/session/reason.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { Language } from '#domain/texts/languages.ts';
import type { SignInRef, SignInSnapshot } from '#machines/access/signIn/signInMachine.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import refused from '../../../account/RefusedMessage.module.css';
import { chooseLanguage, otherLanguages } from '../../../browser/language.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Brand } from '../../../components/frame/Brand.tsx';
import { LanguageChoice } from '../../../components/frame/LanguageChoice.tsx';
import { CardPage } from '../../../components/layout/CardPage.tsx';
import { part } from '../../../loading/part.tsx';
import { AccountDoors } from './AccountDoors.tsx';
import type { AccountAccess } from './accountAccess.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import styles from './LoginScreen.module.css';
import { PunchoutEnded } from './PunchoutEnded.tsx';
import { whyClosed } from './whyClosed.ts';

const CodeForm = part(() => import('./CodeForm.tsx').then((m) => m.CodeForm), {
  failed: (_, retry) => <Button onClick={retry}>{frameText('session.reload')}</Button>,
});

/** Until the next answer: the code form stays while its code is checked. */
const asksCodeIn = ({ context }: SessionSnapshot) => asksSecondFactor(context.reason);
/** The form itself asks for the first code. */
const refusalOf = ({ context: { reason } }: SessionSnapshot) =>
  reason?.code === 'secondFactor' ? undefined : reason?.text;
const isUnverifiedIn = ({ context }: SessionSnapshot) => context.reason?.code === 'unverified';
const isPunchoutIn = ({ context }: SessionSnapshot) => context.isPunchout;
const isBusyIn = (snapshot: SignInSnapshot | undefined) => snapshot?.hasTag('busy') === true;
const allowsConsumers = ({ context }: SessionSnapshot) => context.site.allowConsumer;
const demoAccountsOf = ({ context }: SessionSnapshot) => context.demoAccounts;

/** The page loads again in the chosen language, and keeps what was typed; never the password. */
const keptUsername = (): string => history.state?.username ?? '';
function speak(language: Language, username: string): void {
  history.replaceState({ ...history.state, username }, '');
  chooseLanguage(language);
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

interface LoginScreenProps {
  readonly session: SessionRef;
  /** While the password is checked. */
  readonly signIn: SignInRef | undefined;
  readonly access: AccountAccess;
}

/** The sign-in form, unless a punchout has ended here. */
export function LoginScreen(props: LoginScreenProps) {
  const isPunchout = useSelector(props.session, isPunchoutIn);
  return isPunchout ? <PunchoutEnded session={props.session} /> : <SignIn {...props} />;
}

/**
 * Its two fields need no form library, which would be 27 KB of a first visit. The typed values stay after every
 * response. If the shop did not open for a guest, they can retry here.
 */
function SignIn({ session, signIn, access }: LoginScreenProps) {
  const refusal = useSelector(session, refusalOf);
  const closed = useSelector(session, whyClosed);
  const asksCode = useSelector(session, asksCodeIn);
  const reason = closed?.text ?? refusal;
  const isBusy = useSelector(signIn, isBusyIn);
  const isUnverified = useSelector(session, isUnverifiedIn);
  const hasConsumers = useSelector(session, allowsConsumers);
  const usernameLabel = hasConsumers ? accessText('login.usernameEmail') : accessText('login.username');
  const demoAccounts = useSelector(session, demoAccountsOf);
  const [typed, setTyped] = useState({ username: keptUsername(), password: '' });
  const [isTried, setTried] = useState(false);
  const isMissing = { username: typed.username.trim() === '', password: typed.password === '' };
  const fieldProps = (name: 'username' | 'password', missing: string) => ({
    name,
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
    error: isTried && isMissing[name] ? missing : undefined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing.username && !isMissing.password) session.send({ type: 'session.signIn', ...typed });
  };
  return (
    <CardPage
      title={accessText('login.signIn')}
      brand={<Brand session={session} place="card" />}
      below={
        !asksCode &&
        demoAccounts.length > 0 && (
          <DemoAccounts
            accounts={demoAccounts}
            onChoose={({ username, password }) => {
              setTyped({ username, password });
              session.send({ type: 'session.signIn', username, password });
            }}
          />
        )
      }
    >
      <div role="alert" className={refused.message} hidden={!reason}>
        {reason}
      </div>
      {closed && <Button onClick={() => session.send({ type: 'session.retry' })}>{closed.retryLabel}</Button>}
      {closed?.mayReload && <Button onClick={() => window.location.reload()}>{frameText('session.reload')}</Button>}
      {asksCode ? (
        <CodeForm
          isBusy={isBusy}
          onSubmit={(otp) => session.send({ type: 'session.signIn', ...typed, otp })}
          onBack={() => session.send({ type: 'reason.clear' })}
        />
      ) : (
        <>
          <form ref={focusFirst} className={styles.form} noValidate onSubmit={submit}>
            <TextField
              label={usernameLabel}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...fieldProps('username', accessText('login.enterYourUsername'))}
            />
            <PasswordField
              label={accessText('login.password')}
              {...fieldProps('password', accessText('login.enterYourPassword'))}
            />
            <Button type="submit" variant="primary" isWide isBusy={isBusy} busyLabel={accessText('login.signingIn')}>
              {accessText('login.logIn')}
            </Button>
          </form>
          <AccountDoors
            access={access}
            allowsConsumers={hasConsumers}
            isUnverified={isUnverified}
            username={typed.username}
          >
            <LanguageChoice languages={otherLanguages()} onChoose={(language) => speak(language, typed.username)} />
          </AccountDoors>
        </>
      )}
    </CardPage>
  );
}

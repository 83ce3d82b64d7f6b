import { useSelector } from '@xstate/react';
import { signUpProblems } from '#domain/account/signUp.ts';
import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { SignUpRef, SignUpSnapshot } from '#machines/access/signUp/signUpMachine.ts';
import { HumanCheckField } from '../../../account/HumanCheckField.tsx';
import { OptIn } from '../../../account/OptIn.tsx';
import { RefusedMessage } from '../../../account/RefusedMessage.tsx';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import formStyles from '../../../forms/Form.module.css';
import { formProblem } from '../../../forms/formProblem.ts';
import { problemSchema } from '../../../forms/problemSchema.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import styles from './LegalLinks.module.css';
import { NOTHING_TYPED, SignUpFields, type SignUpValues } from './SignUpFields.tsx';

/** Links to the pages that the owner wrote; they open beside the form. */
function LegalLinks({ settings: { hasTerms, hasPrivacy } }: { settings: ConsumerSettings }) {
  if (!hasTerms && !hasPrivacy) return null;
  return (
    <p className={styles.links}>
      {hasTerms && (
        <a href="/terms" target="_blank" rel="noreferrer">
          {sharedText('legal.terms')}
        </a>
      )}
      {hasPrivacy && (
        <a href="/privacy" target="_blank" rel="noreferrer">
          {sharedText('legal.privacy')}
        </a>
      )}
    </p>
  );
}

const contextOf = ({ context }: SignUpSnapshot) => context;
const isOpenIn = (snapshot: SignUpSnapshot) => snapshot.status === 'active';
const isBusyIn = (snapshot: SignUpSnapshot) => snapshot.hasTag('busy');
const isLoadingIn = (snapshot: SignUpSnapshot) => snapshot.matches({ open: 'loading' });
const isFailedIn = (snapshot: SignUpSnapshot) => snapshot.matches({ open: 'failed' });
const isProvenIn = (snapshot: SignUpSnapshot) => snapshot.matches({ open: { filling: 'proven' } });
const isCheckBrokenIn = (snapshot: SignUpSnapshot) => snapshot.matches({ open: { filling: 'checkBroken' } });
const checkOf = ({ children }: SignUpSnapshot) => children.humanCheck;

/** Create an Account. The typed values stay after every response. */
export function SignUpDialog({ dialog }: { dialog: SignUpRef }) {
  const { settings, policy, check: site, message } = useSelector(dialog, contextOf);
  const isOpen = useSelector(dialog, isOpenIn);
  const isBusy = useSelector(dialog, isBusyIn);
  const isLoading = useSelector(dialog, isLoadingIn);
  const isFailed = useSelector(dialog, isFailedIn);
  const isProven = useSelector(dialog, isProvenIn);
  const isCheckBroken = useSelector(dialog, isCheckBrokenIn);
  const check = useSelector(dialog, checkOf);
  const form = useYupForm<SignUpValues>({
    initialValues: NOTHING_TYPED,
    schema: problemSchema<SignUpValues>((values) => signUpProblems(values, policy)),
    onSubmit: ({ optIn, ...fields }) =>
      dialog.send({
        type: 'signUp.submit',
        registration: { ...fields, optIn: settings.useOption && (optIn ?? settings.optionDefault) },
      }),
  });
  const blockedBy = formProblem(form) ?? (isProven ? null : accessText('account.humanCheck.needed'));
  const close = () => dialog.send({ type: 'dialog.close' });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={accessText('signUp.createAnAccount')}
      isBusy={isBusy}
      onSubmit={form.submitForm}
      submitLabel={accessText('signUp.signUp')}
      busyLabel={accessText('signUp.signingUp')}
      blockedBy={blockedBy}
    >
      {isLoading && (
        <div aria-busy="true">
          <Skeleton variant="card" count={4} height={56} />
        </div>
      )}
      {isFailed && (
        <FailedState onRetry={() => dialog.send({ type: 'signUp.retry' })}>
          {accessText('account.unexpected')}
        </FailedState>
      )}
      {!isLoading && !isFailed && (
        <div className={formStyles.form}>
          {settings.registrationMessage && <p className={formStyles.intro}>{settings.registrationMessage}</p>}
          <SignUpFields form={form} policy={policy} isBusy={isBusy} />
          <OptIn
            settings={settings}
            isChosen={form.values.optIn ?? settings.optionDefault}
            isDisabled={isBusy}
            onChoose={(optIn) => void form.setFieldValue('optIn', optIn)}
          />
          <LegalLinks settings={settings} />
          <HumanCheckField
            site={site}
            check={check}
            isPassed={isProven || isBusy}
            isBroken={isCheckBroken}
            onAgain={() => dialog.send({ type: 'check.again' })}
          />
          <RefusedMessage>{message}</RefusedMessage>
        </div>
      )}
    </FormDialog>
  );
}

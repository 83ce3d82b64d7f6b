import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { passwordProblem } from '#domain/account/signUp.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type { NewPasswordRef, NewPasswordSnapshot } from '#machines/access/newPassword/newPasswordMachine.ts';
import { HumanCheckField } from '../../../account/HumanCheckField.tsx';
import { NewPasswordFields } from '../../../account/NewPasswordFields.tsx';
import { RefusedMessage } from '../../../account/RefusedMessage.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { formProblem } from '../../../forms/formProblem.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { validated } from '../../../forms/validated.ts';

const contextOf = ({ context }: NewPasswordSnapshot) => context;
const isBusyIn = (snapshot: NewPasswordSnapshot) => snapshot.hasTag('busy');
const isProvenIn = (snapshot: NewPasswordSnapshot) => snapshot.matches({ filling: 'proven' });
const isCheckBrokenIn = (snapshot: NewPasswordSnapshot) => snapshot.matches({ filling: 'checkBroken' });
const checkOf = ({ children }: NewPasswordSnapshot) => children.humanCheck;

/** Set Password and Confirm Password, with the password rules of this user. */
export function NewPasswordForm({ page }: { page: NewPasswordRef }) {
  const { policy, check: site, message, isB2B } = useSelector(page, contextOf);
  const isBusy = useSelector(page, isBusyIn);
  const isProven = useSelector(page, isProvenIn);
  const isCheckBroken = useSelector(page, isCheckBrokenIn);
  const check = useSelector(page, checkOf);
  const form = useYupForm({
    initialValues: { password: '', confirmation: '' },
    schema: object({
      password: validated((password) => passwordProblem(password, policy)),
      confirmation: validated<{ password: string }>((copy, { password: typed }) =>
        copy === typed ? null : accessText('account.fields.resetPasswordsMustMatch'),
      ),
    }),
    onSubmit: ({ password }) => page.send({ type: 'password.submit', password }),
  });
  const blockedBy = formProblem(form) ?? (isProven ? null : accessText('account.humanCheck.needed'));
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (blockedBy === null) void form.submitForm();
      }}
    >
      <p className={formStyles.intro}>
        {isB2B ? accessText('accountPage.businessPolicy') : accessText('accountPage.consumerPolicy')}
      </p>
      <NewPasswordFields
        labels={{
          password: accessText('newPassword.setPassword'),
          confirmation: accessText('newPassword.confirmPassword'),
        }}
        policy={policy}
        password={fieldOf(form, 'password', isBusy)}
        confirmation={fieldOf(form, 'confirmation', isBusy)}
      />
      <HumanCheckField
        site={site}
        check={check}
        isPassed={isProven || isBusy}
        isBroken={isCheckBroken}
        onAgain={() => page.send({ type: 'check.again' })}
      />
      <RefusedMessage>{message}</RefusedMessage>
      <div className={formStyles.buttons}>
        <Button
          type="submit"
          variant="primary"
          isWide
          blockedBy={blockedBy}
          reasonPlace="line"
          isBusy={isBusy}
          busyLabel={accessText('newPassword.saving')}
        >
          {accessText('newPassword.savePassword')}
        </Button>
      </div>
    </form>
  );
}

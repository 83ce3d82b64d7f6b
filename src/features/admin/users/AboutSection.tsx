import { adminText } from '#domain/texts/adminText.ts';
import { USER_KINDS } from '#domain/users/shopUser.ts';
import { ABOUT_FIELDS } from '#domain/users/userFields.ts';
import { otherLanguages } from '../../../browser/language.ts';
import { useBlocked } from '../../../components/buttons/useBlocked.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Users.module.css';
import type { UserValues } from './userValues.ts';

interface AboutSectionProps extends FormSection<UserValues> {
  readonly isNew: boolean;
  readonly isLastAdmin: boolean;
}

/** The details of a user and how they sign in. */
export function AboutSection({ isNew, isLastAdmin, ...section }: AboutSectionProps) {
  const { form, isBusy, set } = section;
  const { values } = form;
  const { text, choice } = fieldsOf(ABOUT_FIELDS, section);
  const type = choice('type');
  const { isBlocked, attributes, reason } = useBlocked({
    blockedBy: values.email.trim() === '' ? adminText('users.enterAnEmail') : null,
    reasonPlace: 'line',
  });
  return (
    <Panel title={adminText('users.userDetails')}>
      <div className={styles.section}>
        <div className={styles.fields}>
          <TextField dir="auto" {...text('name')} />
          <TextField type="email" autoComplete="off" {...text('email')} isRequired={values.type === 'consumer'} />
          <TextField autoComplete="off" {...text('username')} />
          <SelectField
            {...type}
            {...(isLastAdmin && {
              hint: adminText('users.whichAConsumerCannot', { onlyAdmin: adminText('user.onlyAdmin') }),
            })}
            options={type.options.filter(({ value }) => !isLastAdmin || value !== 'consumer')}
            onChange={({ currentTarget }) =>
              set('type', USER_KINDS.find((one) => one === currentTarget.value) ?? 'customer')
            }
          />
          {otherLanguages().length > 0 && <SelectField {...choice('language')} />}
        </div>
        {isNew && (
          <div className={formStyles.option}>
            <label className={formStyles.option}>
              <input
                type="checkbox"
                name="isInvited"
                checked={values.isInvited && !isBlocked}
                disabled={isBusy}
                {...attributes}
                onChange={(event) => !isBlocked && form.handleChange(event)}
              />
              {adminText('users.emailAnInvitation')}
            </label>
            {reason}
          </div>
        )}
      </div>
    </Panel>
  );
}

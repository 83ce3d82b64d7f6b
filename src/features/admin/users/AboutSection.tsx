import { USER_KINDS } from '#domain/users/shopUser.ts';
import { userTexts } from '#domain/users/userTexts.ts';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf } from '../../../forms/fieldOf.ts';
import styles from './Users.module.css';
import type { UserSection } from './userSection.ts';
import { KIND_WORDS } from './userWords.ts';

interface AboutSectionProps extends UserSection {
  readonly isNew: boolean;
  readonly isLastAdmin: boolean;
}

/** Who somebody is and how he signs in. */
export function AboutSection({ form, isBusy, set, isNew, isLastAdmin }: AboutSectionProps) {
  const { values } = form;
  return (
    <Panel title="Who It Is">
      <div className={styles.section}>
        <div className={styles.fields}>
          <TextField label="Name" dir="auto" isRequired maxLength={100} {...fieldOf(form, 'name', isBusy)} />
          <TextField
            label="Email Address"
            type="email"
            autoComplete="off"
            maxLength={254}
            isRequired={values.type === 'consumer'}
            hint="Where the invitation and links to new passwords go."
            {...fieldOf(form, 'email', isBusy)}
          />
          <TextField
            label="Username"
            autoComplete="off"
            maxLength={100}
            hint="To sign in with. Empty: the email address."
            {...fieldOf(form, 'username', isBusy)}
          />
          <SelectField
            label="Type"
            hint={
              isLastAdmin
                ? `${userTexts.onlyAdmin}, which a consumer cannot.`
                : 'Consumers buy for themselves, salespeople for many customers.'
            }
            options={USER_KINDS.filter((kind) => !isLastAdmin || kind !== 'consumer').map((value) => ({
              value,
              label: KIND_WORDS[value],
            }))}
            disabled={isBusy}
            name="type"
            value={values.type}
            onChange={({ currentTarget }) =>
              set('type', USER_KINDS.find((one) => one === currentTarget.value) ?? 'customer')
            }
          />
        </div>
        {isNew && (
          <label className={formStyles.option}>
            <input
              type="checkbox"
              name="isInvited"
              checked={values.isInvited && values.email.trim() !== ''}
              disabled={isBusy || values.email.trim() === ''}
              onChange={form.handleChange}
            />
            Send a letter with a link to choose a password
          </label>
        )}
      </div>
    </Panel>
  );
}

import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { differencesBetween } from '#domain/fields/differences.ts';
import type { UserConfiguration } from '#domain/siteConfiguration/userConfiguration.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { USER_FIELDS } from '#domain/users/userFields.ts';
import type { UserFormRef, UserFormSnapshot } from '#machines/admin/userForm/userFormMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { PageHeading } from '../../../components/text/PageHeading.tsx';
import { type CustomerSearchHost, useCustomerSearch } from '../../../customers/useCustomerSearch.ts';
import { problemSchema } from '../../../forms/problemSchema.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { VersionedForm } from '../../../versionedForm/VersionedForm.tsx';
import { AboutSection } from './AboutSection.tsx';
import { CustomersSection } from './CustomersSection.tsx';
import { MenuSection } from './MenuSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './Users.module.css';
import { problemsOf, shownUser, typedOf, type UserValues, valuesOf } from './userValues.ts';

const schema = problemSchema(problemsOf);
const texts = { changedElsewhere: adminText('user.changedElsewhere'), discard: adminText('userPage.discard') };

const userOf = ({ context }: UserFormSnapshot) => context.stored;
const newestOf = ({ context }: UserFormSnapshot) => context.newest;
const isSavingIn = (snapshot: UserFormSnapshot) => snapshot.hasTag('busy');

interface UserFormProps {
  readonly form: UserFormRef;
  /** The page with the customer search. */
  readonly page: CustomerSearchHost;
  /** The default settings of users; null if they failed to load. */
  readonly site: UserConfiguration | null;
}

/** The form of a new or existing user: details, customers, menu and settings. */
export function UserForm({ form: ref, page, site }: UserFormProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const user = useSelector(ref, userOf);
  const newest = useSelector(ref, newestOf);
  const isBusy = useSelector(ref, isSavingIn);
  const search = useCustomerSearch(page);
  const form = useYupForm<UserValues>({
    initialValues: valuesOf(user),
    followsInitial: true,
    schema,
    onSubmit: (values) =>
      ref.send({
        type: 'form.save',
        change: typedOf(values, user),
      }),
  });
  const set = (path: string, value: unknown) => {
    ref.send({ type: 'form.edit' });
    void form.setFieldValue(path, value);
  };
  const section = { form, isBusy, set };
  const isLastAdmin = user?.isLastAdmin === true;
  return (
    <>
      <Toolbar label={adminText('users.user')}>
        <Button icon={<ArrowLeft />} disabled={isBusy} onClick={() => ref.send({ type: 'form.close' })}>
          {adminText('users.allUsers')}
        </Button>
      </Toolbar>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <PageHeading>{user ? user.name : adminText('users.newUser')}</PageHeading>
      </div>
      <VersionedForm
        actor={ref}
        form={form}
        place="page"
        texts={texts}
        differences={() => (newest ? differencesBetween(USER_FIELDS, shownUser(form.values, newest), newest) : [])}
        onKeepMine={() => ref.send({ type: 'conflict.keepMine', change: typedOf(form.values, newest) })}
      >
        <AboutSection {...section} isNew={user === null} isLastAdmin={isLastAdmin} />
        {form.values.type !== 'consumer' && <CustomersSection {...section} {...search} />}
        <MenuSection {...section} isLastAdmin={isLastAdmin} />
        <SettingsSection {...section} site={site} />
      </VersionedForm>
    </>
  );
}

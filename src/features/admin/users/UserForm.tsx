import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import type { UserRules } from '#domain/rules/userRules.ts';
import { userPageTexts } from '#domain/users/userPageTexts.ts';
import { userTexts } from '#domain/users/userTexts.ts';
import type { UserFormRef, UserFormSnapshot } from '#machines/admin/userForm/userFormMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConflictDialog } from '../../../components/dialogs/ConflictDialog.tsx';
import { DiscardDialog } from '../../../components/dialogs/DiscardDialog.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';
import { PageHeading } from '../../../components/text/PageHeading.tsx';
import { type CustomerSearchHost, useCustomerSearch } from '../../../customers/useCustomerSearch.ts';
import { useFocusOnFirstWrong } from '../../../forms/useFocusOnFirstWrong.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { AboutSection } from './AboutSection.tsx';
import { CustomersSection } from './CustomersSection.tsx';
import { MenuSection } from './MenuSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './Users.module.css';
import { userDifferences } from './userDifferences.ts';
import { typedOf, type UserValues, userSchema, valuesOf } from './userValues.ts';

const userOf = ({ context }: UserFormSnapshot) => context.stored;
const problemsOf = ({ context }: UserFormSnapshot) => context.problems;
const newestOf = ({ context }: UserFormSnapshot) => context.newest;
const isSavingIn = (snapshot: UserFormSnapshot) => snapshot.hasTag('busy');
const isConflictingIn = (snapshot: UserFormSnapshot) => snapshot.matches({ held: 'conflicting' });
const isDiscardingIn = (snapshot: UserFormSnapshot) => snapshot.matches({ held: 'discarding' });

interface UserFormProps {
  readonly form: UserFormRef;
  /** Who looks up customers for it. */
  readonly page: CustomerSearchHost;
  /** What users have by default; null where that did not come. */
  readonly site: UserRules | null;
}

/** One user, or a new one: who it is, for whom he acts, what he may open, and how his settings differ. */
export function UserForm({ form: ref, page, site }: UserFormProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const user = useSelector(ref, userOf);
  const problems = useSelector(ref, problemsOf);
  const newest = useSelector(ref, newestOf);
  const isBusy = useSelector(ref, isSavingIn);
  const isConflicting = useSelector(ref, isConflictingIn);
  const isDiscarding = useSelector(ref, isDiscardingIn);
  const search = useCustomerSearch(page);
  const form = useYupForm<UserValues>({
    initialValues: valuesOf(user),
    followsInitial: true,
    schema: userSchema,
    onSubmit: (values) =>
      ref.send({
        type: 'form.save',
        change: typedOf(values, user),
      }),
  });
  const element = useFocusOnFirstWrong<HTMLFormElement>(form);
  const edit = () => ref.send({ type: 'form.edit' });
  const set = <Name extends keyof UserValues>(name: Name, value: UserValues[Name]) => {
    edit();
    void form.setFieldValue(name, value);
  };
  const close = () => ref.send({ type: 'form.close' });
  const section = { form, isBusy, set };
  const isLastAdmin = user?.isLastAdmin === true;
  return (
    <>
      <Toolbar label="User">
        <Button icon={<ArrowLeft />} disabled={isBusy} onClick={close}>
          All Users
        </Button>
      </Toolbar>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <PageHeading>{user ? user.name : 'New User'}</PageHeading>
      </div>
      <form ref={element} className={styles.form} noValidate onChange={edit} onSubmit={form.handleSubmit}>
        {problems.length > 0 && <FocusedAlert key={problems.join('\n')} kind="error" lines={problems} />}
        <AboutSection {...section} isNew={user === null} isLastAdmin={isLastAdmin} />
        {form.values.type !== 'consumer' && <CustomersSection {...section} {...search} />}
        <MenuSection {...section} isLastAdmin={isLastAdmin} />
        <SettingsSection {...section} site={site} />
        <div className={styles.buttons}>
          <Button disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving">
            Save
          </Button>
        </div>
      </form>
      <ConflictDialog
        isOpen={isConflicting}
        text={userTexts.changedElsewhere}
        differences={isConflicting && newest ? userDifferences(form.values, newest) : []}
        onKeepMine={() => ref.send({ type: 'conflict.keepMine', change: typedOf(form.values, newest) })}
        onTakeTheirs={() => ref.send({ type: 'conflict.takeTheirs' })}
        onKeepEditing={() => ref.send({ type: 'conflict.keepEditing' })}
      />
      <DiscardDialog
        isOpen={isDiscarding}
        onDiscard={() => ref.send({ type: 'discard.confirm' })}
        onKeepEditing={() => ref.send({ type: 'discard.refuse' })}
      >
        {userPageTexts.discard}
      </DiscardDialog>
    </>
  );
}

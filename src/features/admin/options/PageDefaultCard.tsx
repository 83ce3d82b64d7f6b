import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type { PageDefaultRef, PageDefaultSnapshot } from '#machines/admin/pageDefault/pageDefaultMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { OptionCard } from './OptionCard.tsx';
import styles from './Options.module.css';

const storedOf = (snapshot: PageDefaultSnapshot | undefined) => snapshot?.context.stored ?? null;
const isFailedIn = (snapshot: PageDefaultSnapshot | undefined) => snapshot?.matches('failed') === true;
const isSavingIn = (snapshot: PageDefaultSnapshot) => snapshot.matches('saving');

interface PageDefaultFormProps {
  readonly title: string;
  /** The choices by their codes. */
  readonly choices: readonly string[];
  readonly pageDefault: PageDefaultRef;
  readonly stored: number;
}

function PageDefaultForm({ title, choices, pageDefault, stored }: PageDefaultFormProps) {
  const isSaving = useSelector(pageDefault, isSavingIn);
  const form = useYupForm<{ code: string }>({
    initialValues: { code: String(stored) },
    onSubmit: ({ code }) => pageDefault.send({ type: 'default.submit', code: Number(code) }),
  });
  return (
    <form
      className={styles.form}
      noValidate
      onChange={() => pageDefault.send({ type: 'default.edit' })}
      onSubmit={form.handleSubmit}
    >
      <SelectField
        label={title}
        isLabelHidden
        options={choices.map((label, code) => ({ value: String(code), label }))}
        hint={adminText('options.defaultForUsersWhoHaventSet')}
        disabled={isSaving}
        {...form.getFieldProps('code')}
      />
      <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={adminText('options.saving')}>
        {adminText('options.save')}
      </Button>
    </form>
  );
}

interface PageDefaultCardProps extends Omit<PageDefaultFormProps, 'stored' | 'pageDefault'> {
  readonly pageDefault: PageDefaultRef | undefined;
}

/** The default of the product page: its layout or its sort. */
export function PageDefaultCard({ pageDefault, ...form }: PageDefaultCardProps) {
  const stored = useSelector(pageDefault, storedOf);
  const isFailed = useSelector(pageDefault, isFailedIn);
  const state = isFailed ? 'failed' : stored === null ? 'loading' : 'loaded';
  return (
    <OptionCard
      title={form.title}
      state={state}
      failure={adminText('options.theCouldNotBeLoaded', { title: form.title.toLowerCase() })}
      onRetry={() => pageDefault?.send({ type: 'default.retry' })}
      height={108}
    >
      {pageDefault && stored !== null && <PageDefaultForm {...form} pageDefault={pageDefault} stored={stored} />}
    </OptionCard>
  );
}

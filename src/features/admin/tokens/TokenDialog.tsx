import { useSelector } from '@xstate/react';
import { isScope, SCOPES, type Scope } from '#domain/integration/scopes.ts';
import { TOKEN_FIELDS } from '#domain/integration/tokenFields.ts';
import { tokenProblems } from '#domain/integration/tokenRules.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { TokensRef, TokensSnapshot } from '#machines/admin/tokens/tokensMachine.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldsOf, problemAt } from '../../../forms/fieldOf.ts';
import { problemSchema } from '../../../forms/problemSchema.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { ScopeField } from './ScopeField.tsx';
import styles from './Tokens.module.css';

interface Values {
  name: string;
  scopes: readonly Scope[];
}

const EMPTY: Values = { name: '', scopes: [] };
const schema = problemSchema<Values>(tokenProblems);

const isOpenIn = (snapshot: TokensSnapshot) => snapshot.hasTag('making');
const isBusyIn = (snapshot: TokensSnapshot) => snapshot.hasTag('busy');
const problemOf = ({ context }: TokensSnapshot) => context.problem;

function Form({ page }: { page: TokensRef }) {
  const isBusy = useSelector(page, isBusyIn);
  const problem = useSelector(page, problemOf);
  const form = useYupForm<Values>({
    initialValues: EMPTY,
    schema,
    onSubmit: ({ name, scopes }, { setSubmitting }) => {
      setSubmitting(false);
      page.send({ type: 'token.make', name: name.trim(), scopes: scopes.filter(isScope) });
    },
  });
  const { scopes } = form.values;
  const close = () => page.send({ type: 'dialog.close' });
  const choose = (scope: Scope, isChosen: boolean) =>
    void form.setFieldValue(
      'scopes',
      SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))),
    );
  return (
    <FormDialog
      onClose={close}
      title={adminText('tokens.createAServiceToken')}
      isBusy={isBusy}
      onSubmit={form.submitForm}
      submitLabel={adminText('tokens.createToken')}
      busyLabel={adminText('tokens.making')}
    >
      <TextField {...fieldsOf(TOKEN_FIELDS, { form, isBusy }).text('name')} autoComplete="off" />
      <ScopeField
        scopes={scopes}
        isBusy={isBusy}
        error={form.submitCount > 0 ? problemAt(form, 'scopes') : undefined}
        onChoose={choose}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </FormDialog>
  );
}

/** The name and permissions of a new token. */
export function TokenDialog({ page }: { page: TokensRef }) {
  return useSelector(page, isOpenIn) && <Form page={page} />;
}

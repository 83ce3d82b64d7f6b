import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressValues,
  NO_ADDRESS,
  valuesOf,
} from '#domain/address/address.ts';
import { changedFields } from '#domain/address/addressRules.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { AddressDialogRef, AddressDialogSnapshot } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { FormDialog } from '../components/dialogs/FormDialog.tsx';
import { DelayedSpinner } from '../components/states/DelayedSpinner.tsx';
import { useYupForm } from '../forms/useYupForm.ts';
import styles from './Address.module.css';
import { AddressConflict } from './AddressConflict.tsx';
import { AddressFields } from './AddressFields.tsx';
import { addressSchema } from './addressSchema.ts';

const isOpenIn = (snapshot: AddressDialogSnapshot) => snapshot.status === 'active';
const isBusyIn = (snapshot: AddressDialogSnapshot) => snapshot.hasTag('busy');
const seenIn = ({ context }: AddressDialogSnapshot) => context.seen;
const isConsumerIn = ({ context }: AddressDialogSnapshot) => context.api === 'consumer';
const messageOf = ({ context }: AddressDialogSnapshot) => context.message;
const refusedOf = ({ context }: AddressDialogSnapshot) => context.problems;
const sentOf = ({ context }: AddressDialogSnapshot) => context.values;

/** Creates or changes an address. The typed values stay in the form after every result. */
export function AddressDialog({ dialog }: { dialog: AddressDialogRef }) {
  const isOpen = useSelector(dialog, isOpenIn);
  const isBusy = useSelector(dialog, isBusyIn);
  const seen = useSelector(dialog, seenIn);
  const isConsumer = useSelector(dialog, isConsumerIn);
  const message = useSelector(dialog, messageOf);
  const refused = useSelector(dialog, refusedOf);
  const sent = useSelector(dialog, sentOf);
  const body = useRef<HTMLDivElement>(null);
  const form = useYupForm<AddressValues>({
    initialValues: seen ? valuesOf(seen) : NO_ADDRESS,
    schema: useMemo(() => addressSchema(seen), [seen]),
    onSubmit: (values) => dialog.send({ type: 'address.save', values }),
  });
  const { values, errors, touched, initialValues } = form;
  const type = (field: AddressField, text: string) => {
    const typed = { ...values, [field]: text };
    void form.setFieldValue(field, text, false);
    dialog.send({ type: 'form.change', isTouched: changedFields(initialValues, typed).length > 0 });
  };
  const problemOf = (field: AddressField) => {
    if (touched[field] && errors[field]) return errors[field];
    return values[field] === sent[field] ? refused[field] : undefined;
  };
  const problems = Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const problem = problemOf(field);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
  const cancel = () => dialog.send({ type: 'dialog.cancel' });
  const submit = () => {
    form.handleSubmit();
    const first = ADDRESS_FIELDS.find((field) => errors[field] !== undefined);
    body.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <>
      <FormDialog
        isOpen={isOpen}
        onClose={cancel}
        title={seen === null ? accountText('address.newAddress') : accountText('address.editAddress')}
        isBusy={isBusy}
        onSubmit={submit}
        submitLabel={accountText('address.save')}
        busyLabel={accountText('address.saving')}
      >
        <div ref={body}>
          <p role="alert" className={styles.message}>
            {message}
          </p>
          <AddressFields
            values={values}
            problems={problems}
            isConsumer={isConsumer}
            isReadOnly={isBusy}
            onBlur={form.handleBlur}
            onType={type}
          />
          {isBusy && <DelayedSpinner label={accountText('address.savingTheAddress')} />}
        </div>
      </FormDialog>
      <AddressConflict dialog={dialog} />
    </>
  );
}

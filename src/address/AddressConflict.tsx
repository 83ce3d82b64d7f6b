import { useSelector } from '@xstate/react';
import { type AddressField, type AddressValues, valuesOf } from '#domain/address/address.ts';
import { rebaseAddress } from '#domain/address/addressRules.ts';
import { formatPhone } from '#domain/phone.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { AddressDialogRef, AddressDialogSnapshot } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { Button } from '../components/buttons/Button.tsx';
import { Dialog } from '../components/dialogs/Dialog.tsx';
import styles from './Address.module.css';

const isConflictedIn = (snapshot: AddressDialogSnapshot) => snapshot.matches({ open: { form: 'conflicted' } });
const contextOf = ({ context }: AddressDialogSnapshot) => context;

function shown(field: AddressField, values: AddressValues): string {
  const text = field === 'phone' ? formatPhone(values.phone) : values[field];
  return text || accountText('address.nothing');
}

/** Two versions of the same fields side by side; the user keeps one of them. */
export function AddressConflict({ dialog }: { dialog: AddressDialogRef }) {
  const isConflicted = useSelector(dialog, isConflictedIn);
  const { seen, newest, values } = useSelector(dialog, contextOf);
  const theirs = newest && valuesOf(newest);
  const collisions = seen && newest ? rebaseAddress(seen, values, newest).collisions : [];
  return (
    <Dialog
      isOpen={isConflicted}
      onClose={() => dialog.send({ type: 'conflict.dismiss' })}
      title={accountText('address.theAddressWasChangedElsewhere')}
      losesNothing
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'conflict.dismiss' })}>
            {accountText('address.keepEditing')}
          </Button>
          <Button onClick={() => dialog.send({ type: 'conflict.takeTheirs' })}>
            {accountText('address.takeTheirs')}
          </Button>
          <Button variant="primary" onClick={() => dialog.send({ type: 'conflict.keepMine' })}>
            {accountText('address.saveMine')}
          </Button>
        </>
      }
    >
      <p>{accountText('address.conflict')}</p>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">{accountText('address.field')}</th>
            <th scope="col">{accountText('address.yours')}</th>
            <th scope="col">{accountText('address.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {theirs &&
            collisions.map((field) => (
              <tr key={field}>
                <th scope="row">{accountText(`address.labels.${field}`)}</th>
                <td>{shown(field, values)}</td>
                <td>{shown(field, theirs)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Dialog>
  );
}

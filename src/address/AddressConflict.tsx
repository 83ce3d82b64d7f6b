import { useSelector } from '@xstate/react';
import { type AddressField, type AddressValues, valuesOf } from '#domain/address/address.ts';
import { rebaseAddress } from '#domain/address/addressRules.ts';
import { addressTexts } from '#domain/address/addressTexts.ts';
import { formatPhone } from '#domain/phone.ts';
import type { AddressDialogRef, AddressDialogSnapshot } from '#machines/account/addressDialog/addressDialogMachine.ts';
import { Button } from '../components/buttons/Button.tsx';
import { Dialog } from '../components/dialogs/Dialog.tsx';
import styles from './Address.module.css';

const isConflictedIn = (snapshot: AddressDialogSnapshot) => snapshot.matches({ open: { form: 'conflicted' } });
const contextOf = ({ context }: AddressDialogSnapshot) => context;

function shown(field: AddressField, values: AddressValues): string {
  const text = field === 'phone' ? formatPhone(values.phone) : values[field];
  return text || addressTexts.nothing;
}

/** What two people made of the same fields, side by side; one of them is kept. */
export function AddressConflict({ dialog }: { dialog: AddressDialogRef }) {
  const isConflicted = useSelector(dialog, isConflictedIn);
  const { seen, newest, values } = useSelector(dialog, contextOf);
  const theirs = newest && valuesOf(newest);
  const collisions = seen && newest ? rebaseAddress(seen, values, newest).collisions : [];
  return (
    <Dialog
      isOpen={isConflicted}
      onClose={() => dialog.send({ type: 'conflict.dismiss' })}
      title="The Address Was Changed Elsewhere"
      losesNothing
      footer={
        <>
          <Button onClick={() => dialog.send({ type: 'conflict.dismiss' })}>Keep Editing</Button>
          <Button onClick={() => dialog.send({ type: 'conflict.takeTheirs' })}>Take Theirs</Button>
          <Button variant="primary" onClick={() => dialog.send({ type: 'conflict.keepMine' })}>
            Save Mine
          </Button>
        </>
      }
    >
      <p>{addressTexts.conflict}</p>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {theirs &&
            collisions.map((field) => (
              <tr key={field}>
                <th scope="row">{addressTexts.labels[field]}</th>
                <td>{shown(field, values)}</td>
                <td>{shown(field, theirs)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Dialog>
  );
}

import { useSelector } from '@xstate/react';
import { accountText } from '#domain/texts/accountText.ts';
import type {
  DeliveryAddressesRef,
  DeliveryAddressesSnapshot,
} from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import styles from './DeliveryAddresses.module.css';

const isOpenIn = (snapshot: DeliveryAddressesSnapshot) =>
  snapshot.matches('confirmingDelete') || snapshot.matches('deleting');
const isBusyIn = (snapshot: DeliveryAddressesSnapshot) => snapshot.matches('deleting');
const messageOf = ({ context }: DeliveryAddressesSnapshot) => context.message;
const displayOf = ({ context }: DeliveryAddressesSnapshot) => context.chosen?.display ?? '';

/** Asks before an address is deleted. */
export function AddressDeletion({ page }: { page: DeliveryAddressesRef }) {
  const isOpen = useSelector(page, isOpenIn);
  const isBusy = useSelector(page, isBusyIn);
  const message = useSelector(page, messageOf);
  const display = useSelector(page, displayOf);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={accountText('address.delete')}
      confirmLabel={accountText('deliveryAddresses.deleteButton')}
      isDanger
      isBusy={isBusy}
      busyLabel={accountText('deliveryAddresses.deleting')}
      onConfirm={() => page.send({ type: 'deletion.confirm' })}
      onCancel={() => page.send({ type: 'deletion.refuse' })}
    >
      <p>{accountText('address.deleteDetail', { display })}</p>
      <p role="alert" className={styles.message}>
        {message}
      </p>
    </ConfirmDialog>
  );
}

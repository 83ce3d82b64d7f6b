import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { isDeletable } from '#domain/address/address.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type {
  DeliveryAddressesRef,
  DeliveryAddressesSnapshot,
} from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { AddressDialog } from '../../../address/AddressDialog.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressDeletion } from './AddressDeletion.tsx';
import { AddressesSkeleton } from './AddressesSkeleton.tsx';
import styles from './DeliveryAddresses.module.css';

const addressesOf = ({ context }: DeliveryAddressesSnapshot) => context.addresses;
const dialogOf = ({ children }: DeliveryAddressesSnapshot) => children.addressDialog;
const isLoadingIn = (snapshot: DeliveryAddressesSnapshot) => snapshot.matches('loading');
const isFailedIn = (snapshot: DeliveryAddressesSnapshot) => snapshot.hasTag('failed');
const isBusyIn = (snapshot: DeliveryAddressesSnapshot) => snapshot.hasTag('busy');
const isDeletingIn = (snapshot: DeliveryAddressesSnapshot) =>
  snapshot.matches('confirmingDelete') || snapshot.matches('deleting');
const messageOf = ({ context }: DeliveryAddressesSnapshot) => context.message;

function Addresses({ shop, page }: { shop: Shop; page: DeliveryAddressesRef }) {
  const addresses = useSelector(page, addressesOf);
  const dialog = useSelector(page, dialogOf);
  const isBusy = useSelector(page, isBusyIn);
  const isDeleting = useSelector(page, isDeletingIn);
  const message = useSelector(page, messageOf);
  return (
    <>
      <p role="alert" className={styles.message}>
        {!isDeleting && message}
      </p>
      <ul className={styles.cards} aria-label={accountText('deliveryAddresses.deliveryAddresses')} aria-busy={isBusy}>
        {addresses.map((address) => (
          <AddressCard
            key={address.key}
            address={address}
            isDeletable={isDeletable(address, addresses)}
            shopper={shop.shopper}
            page={page}
          />
        ))}
        <li className={styles.new}>
          <button type="button" className={styles.add} onClick={() => page.send({ type: 'address.add' })}>
            <Plus aria-hidden="true" />
            {accountText('deliveryAddresses.newAddress')}
          </button>
        </li>
      </ul>
      {dialog && <AddressDialog key={dialog.sessionId} dialog={dialog} />}
      <AddressDeletion page={page} />
    </>
  );
}

/** The delivery addresses: a card for each, the primary one first, and a card for a new one. */
export function DeliveryAddressesScreen({
  shop,
  flows: { deliveryAddresses: page },
}: {
  shop: Shop;
  flows: { deliveryAddresses: DeliveryAddressesRef };
}) {
  const isLoading = useSelector(page, (snapshot) => !snapshot || isLoadingIn(snapshot));
  const isFailed = useSelector(page, (snapshot) => snapshot !== undefined && isFailedIn(snapshot));
  if (!page || isLoading) return <AddressesSkeleton />;
  if (isFailed) {
    return (
      <FailedState onRetry={() => page.send({ type: 'list.retry' })}>
        {accountText('deliveryAddresses.theDeliveryAddressesCouldNotBe')}
      </FailedState>
    );
  }
  return <Addresses shop={shop} page={page} />;
}

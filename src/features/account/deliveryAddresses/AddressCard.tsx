import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import type { DeliveryAddress } from '#domain/address/address.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { decimal } from '#domain/decimal.ts';
import { formatMoney } from '#domain/money.ts';
import { formatPhone } from '#domain/phone.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { DeliveryAddressesRef } from '#machines/account/deliveryAddresses/deliveryAddressesMachine.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import styles from './DeliveryAddresses.module.css';

interface AddressCardProps {
  readonly address: DeliveryAddress;
  readonly isDeletable: boolean;
  readonly shopper: Shopper;
  readonly page: DeliveryAddressesRef;
}

/** The effect of a zip on deliveries; absent if no rule applies. */
function Terms({ address, shopper }: Pick<AddressCardProps, 'address' | 'shopper'>) {
  const { zipCodeRestrictionFlag, zipCodeRestrictionMessage } = shopper.site;
  const { isValidZipCode, minimumOrderAmount } = address;
  if (!isValidZipCode && zipCodeRestrictionFlag) {
    return <p className={styles.warning}>{zipCodeRestrictionMessage || cartText('reasons.undeliverable')}</p>;
  }
  if (minimumOrderAmount === null) return null;
  return (
    <p className={styles.muted}>
      {checkoutText('checkout.minimumAmount', { amount: formatMoney(decimal(minimumOrderAmount)) })}
    </p>
  );
}

export function AddressCard({ address, isDeletable, shopper, page }: AddressCardProps) {
  const { key, display, isPrimary, contact, phone, deliveryTime } = address;
  const isConsumer = shopper.userType === 'Consumer';
  const facts = [
    [isConsumer ? null : contact, phone && formatPhone(phone)].filter(Boolean).join(', '),
    isConsumer ? null : deliveryTime,
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <li className={styles.card} data-primary={isPrimary || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {display}
          {!isConsumer && <span className={styles.code}>{key}</span>}
        </h2>
        <IconButton
          label={
            isPrimary
              ? accountText('deliveryAddresses.isThePrimaryAddress', { display })
              : accountText('deliveryAddresses.makeThePrimaryAddress', { display })
          }
          icon={<Star fill={isPrimary ? 'currentColor' : 'none'} />}
          aria-pressed={isPrimary}
          blockedBy={isPrimary ? accountText('deliveryAddresses.starAnother') : null}
          onClick={() => page.send({ type: 'address.makePrimary', address })}
        />
      </div>
      <address className={styles.lines}>
        {[...new Set(addressLines(address))].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {facts.map((fact) => (
        <p key={fact} className={styles.muted}>
          {fact}
        </p>
      ))}
      <Terms address={address} shopper={shopper} />
      <div className={styles.actions}>
        {isPrimary && <span className={styles.primary}>{accountText('deliveryAddresses.primary')}</span>}
        <IconButton
          label={accountText('deliveryAddresses.edit', { display })}
          icon={<Pencil />}
          onClick={() => page.send({ type: 'address.edit', address })}
        />
        {isDeletable && (
          <IconButton
            label={accountText('deliveryAddresses.delete', { display })}
            icon={<Trash2 />}
            onClick={() => page.send({ type: 'address.delete', address })}
          />
        )}
      </div>
    </li>
  );
}

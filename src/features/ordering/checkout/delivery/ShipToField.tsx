import { findShipTo } from '#domain/checkout/delivery.ts';
import { type Address, addressLines, shipToLabel } from '#domain/customer/customer.ts';
import type { UserType } from '#domain/session/user.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { LinkButton } from '../../../../components/buttons/LinkButton.tsx';
import { SelectField } from '../../../../components/select/SelectField.tsx';
import styles from '../Checkout.module.css';

interface ShipToFieldProps {
  readonly shipTos: readonly Address[];
  readonly value: string;
  readonly userType: UserType;
  /** False: only problems are shown, without a field. */
  readonly isAsked: boolean;
  /** Why the address cannot receive deliveries. */
  readonly problems: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (code: string) => void;
}

/** The ship-to of the order: a choice if there are several, and the full address. */
export function ShipToField(props: ShipToFieldProps) {
  const { shipTos: offered, value, userType, isAsked, problems, isDisabled, onChange } = props;
  const shipTos = isAsked ? offered : [];
  const shipTo = findShipTo(shipTos, value);
  if (shipTos.length === 0 && problems.length === 0) return null;
  return (
    <div className={styles.shipTo}>
      {shipTos.length > 1 && (
        <SelectField
          label={checkoutText('checkout.shipTo')}
          reservesLine={false}
          value={value}
          disabled={isDisabled}
          options={shipTos.map((address) => ({ value: address.key, label: shipToLabel(address, userType) }))}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {isAsked && shipTos.length < 2 && <p className={styles.label}>{checkoutText('checkout.shipTo')}</p>}
      {shipTo && (
        <address className={styles.address}>
          {shipTos.length === 1 && <strong>{shipToLabel(shipTo, userType)}</strong>}
          {addressLines(shipTo).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <div role="alert" className={styles.problems}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {isAsked && (
        <div>
          <LinkButton to="/account/address" size="small">
            {checkoutText('checkout.deliveryAddresses')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

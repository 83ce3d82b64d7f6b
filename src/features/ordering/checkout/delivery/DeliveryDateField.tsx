import { useSelector } from '@xstate/react';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { DeliveryRef, DeliverySnapshot } from '#machines/ordering/checkout/deliveryMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { DateField } from '../../../../components/dates/DateField.tsx';
import styles from '../Checkout.module.css';

const NO_DATES: readonly string[] = [];
const choicesOf = ({ context }: DeliverySnapshot) => context.dates?.dates ?? NO_DATES;
const methodOf = ({ context }: DeliverySnapshot) => context.rules.method;
const isRequiredIn = ({ context }: DeliverySnapshot) => context.rules.isDateRequired;
const isAskingIn = (snapshot: DeliverySnapshot) => snapshot.matches({ form: 'loadingDates' });
const hasFailed = (snapshot: DeliverySnapshot) => snapshot.hasTag('failed');
const canChooseIn = (snapshot: DeliverySnapshot) => snapshot.matches({ form: { editing: 'withDates' } });

interface DeliveryDateFieldProps {
  readonly delivery: DeliveryRef;
  /** `YYYY-MM-DD`, '' for none, or typed text that is not a date. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (date: string) => void;
  readonly onBlur: () => void;
}

/** Waits for the possible dates of the ship-to; after a failure it shows a retry. */
export function DeliveryDateField({ delivery, value, error, onChange, onBlur }: DeliveryDateFieldProps) {
  const choices = useSelector(delivery, choicesOf);
  const method = useSelector(delivery, methodOf);
  const isRequired = useSelector(delivery, isRequiredIn);
  const isAsking = useSelector(delivery, isAskingIn);
  const isFailed = useSelector(delivery, hasFailed);
  const canChoose = useSelector(delivery, canChooseIn);
  return (
    <div>
      <DateField
        label={checkoutText('checkout.date', { method })}
        name="deliveryDate"
        value={value}
        choices={choices}
        isRequired={isRequired}
        isClearable={!isRequired}
        isDisabled={!(canChoose || isFailed)}
        blockedBy={isFailed ? checkoutText('checkout.datesFailed') : null}
        takesText
        error={isFailed ? checkoutText('checkout.datesFailed') : isAsking ? undefined : error}
        onChange={onChange}
        onBlur={onBlur}
      />
      {isFailed && (
        <div className={styles.retry}>
          <Button size="small" onClick={() => delivery.send({ type: 'dates.retry' })}>
            {checkoutText('checkout.tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

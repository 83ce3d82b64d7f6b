import { useSelector } from '@xstate/react';
import { weekdaysText } from '#domain/checkout/deliveryDays.ts';
import { words } from '#domain/checkout/words.ts';
import { formatDay, formatMoment } from '#domain/formatDay.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { DeliveryRef, DeliverySnapshot } from '#machines/ordering/checkout/deliveryMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { UnbrokenText } from '../../../../components/text/UnbrokenText.tsx';
import styles from '../Checkout.module.css';

const NEXT = 3;

const datesOf = ({ context }: DeliverySnapshot) => context.dates;
const methodOf = ({ context }: DeliverySnapshot) => context.rules.method;
const canChooseIn = (snapshot: DeliverySnapshot) => snapshot.matches({ form: { editing: 'withDates' } });

interface DeliveryDatesProps {
  readonly delivery: DeliveryRef;
  /** `YYYY-MM-DD`, or any other text in the field. */
  readonly value: string;
  /** The time zone of the shop; the device's own while it is unknown. */
  readonly timeZone: string | undefined;
  readonly onChoose: (date: string) => void;
}

/** The delivery days, the cutoff for the first of them, and the next dates to choose from. */
export function DeliveryDates({ delivery, value, timeZone, onChoose }: DeliveryDatesProps) {
  const method = useSelector(delivery, methodOf);
  const dates = useSelector(delivery, datesOf);
  const canChoose = useSelector(delivery, canChooseIn);
  if (!dates) return <div className={styles.dates} />;
  const { orderBy, for: first } = dates.cutOff;
  return (
    <div className={styles.dates}>
      <p>
        <UnbrokenText>{words.deliversOn(method, weekdaysText(dates.dates))}</UnbrokenText>{' '}
        <UnbrokenText>
          {checkoutText('words.orderBy', { moment: formatMoment(orderBy, timeZone), day: formatDay(first) })}
        </UnbrokenText>
      </p>
      <fieldset aria-label={checkoutText('checkout.nextDates', { method })}>
        {dates.dates.slice(0, NEXT).map((date) => (
          <Button
            key={date}
            size="small"
            aria-pressed={date === value}
            disabled={!canChoose}
            onClick={() => onChoose(date)}
          >
            {formatDay(date)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

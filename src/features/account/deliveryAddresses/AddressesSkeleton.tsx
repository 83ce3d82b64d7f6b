import { accountText } from '#domain/texts/accountText.ts';
import { DelayedSpinner } from '../../../components/states/DelayedSpinner.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import styles from './DeliveryAddresses.module.css';

const CARDS = ['primary', 'second', 'third'];

/** The cards before they are there; the spinner comes after a second. */
export function AddressesSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} height={190} />
        ))}
      </div>
      <DelayedSpinner label={accountText('deliveryAddresses.loadingDeliveryAddresses')} />
    </div>
  );
}

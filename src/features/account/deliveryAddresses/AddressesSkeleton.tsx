import { accountText } from '#domain/texts/accountText.ts';
import { DelayedSpinner } from '../../../components/states/DelayedSpinner.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import styles from './DeliveryAddresses.module.css';

const CARDS = ['primary', 'second', 'third'];

/** The address cards while they load; the spinner appears after a second. */
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

import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { shopText } from '#domain/texts/shopText.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import styles from './CustomerChip.module.css';

interface CustomerChipProps {
  readonly shopper: Pick<Shopper, 'userType' | 'configuration'>;
  readonly onSwitch: () => void;
}

/** Shows and changes the customer that the order is for; users who order for others see it first. */
export function CustomerChip({ shopper: { userType, configuration }, onSwitch }: CustomerChipProps) {
  const { customer } = configuration;
  if (!customer) return null;
  if (userType !== 'Salesperson') {
    return (
      <span className={styles.chip}>
        <VisuallyHidden>{shopText('frame.orderingFor')}</VisuallyHidden>{' '}
        <span className={styles.name}>{customer.name}</span>
      </span>
    );
  }
  return (
    <div className={styles.somebody}>
      <span className={styles.whom}>
        <span className={styles.label}>{shopText('frame.orderingFor')}</span>{' '}
        <strong className={styles.name} title={customer.name}>
          {customer.name}
        </strong>
      </span>
      <button type="button" className={styles.switch} onClick={onSwitch}>
        <ArrowLeftRight aria-hidden="true" />
        {shopText('frame.switchCustomer')}
      </button>
    </div>
  );
}

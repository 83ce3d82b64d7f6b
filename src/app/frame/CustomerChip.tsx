import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { Shopper } from '#machines/access/session/session.ts';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import styles from './CustomerChip.module.css';

interface CustomerChipProps {
  readonly shopper: Pick<Shopper, 'userType' | 'configuration'>;
  readonly onSwitch: () => void;
}

/** Whom the order is for; salespeople change it here. */
export function CustomerChip({ shopper: { userType, configuration }, onSwitch }: CustomerChipProps) {
  const { customer } = configuration;
  if (!customer) return null;
  const name = (
    <>
      <VisuallyHidden>Ordering for</VisuallyHidden> <span className={styles.name}>{customer.name}</span>
    </>
  );
  if (userType !== 'Salesperson') return <span className={styles.chip}>{name}</span>;
  return (
    <button type="button" className={styles.chip} title="Switch Customer" onClick={onSwitch}>
      {name}
      <ArrowLeftRight aria-hidden="true" />
    </button>
  );
}

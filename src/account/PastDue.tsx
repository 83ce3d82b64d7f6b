import { accountText } from '#domain/texts/accountText.ts';
import styles from './PastDue.module.css';

/** 'Past due 12 days'; absent for an amount that is not past due. */
export function PastDue({ days }: { days: number }) {
  if (days === 0) return null;
  return <span className={styles.pastDue}>{accountText('pastDue.days', { days })}</span>;
}

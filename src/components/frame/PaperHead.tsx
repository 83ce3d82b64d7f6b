import type { ReactNode } from 'react';
import type { Customer } from '#domain/customer/customer.ts';
import styles from './PaperHead.module.css';

interface PaperHeadProps {
  /** Absent where the page says it on paper, too. */
  readonly title?: string;
  readonly customer: Customer | null;
  readonly children?: ReactNode;
}

/** On paper only, where there is no header: what this is, and whose. */
export function PaperHead({ title, customer, children }: PaperHeadProps) {
  return (
    <div className={styles.head} aria-hidden="true">
      {title && <div className={styles.title}>{title}</div>}
      {customer && <div>{`${customer.name} (${customer.customerCode})`}</div>}
      {children && <div>{children}</div>}
    </div>
  );
}

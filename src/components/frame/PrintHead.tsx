import type { ReactNode } from 'react';
import type { Customer } from '#domain/customer/customer.ts';
import styles from './PrintHead.module.css';

interface PrintHeadProps {
  /** Absent if the printed page already has it. */
  readonly title?: string;
  readonly customer: Customer | null;
  readonly children?: ReactNode;
}

/** Printed only, because the header is not: the title and its customer. */
export function PrintHead({ title, customer, children }: PrintHeadProps) {
  return (
    <div className={styles.head} aria-hidden="true">
      {title && <div className={styles.title}>{title}</div>}
      {customer && <div>{`${customer.name} (${customer.customerCode})`}</div>}
      {children && <div>{children}</div>}
    </div>
  );
}

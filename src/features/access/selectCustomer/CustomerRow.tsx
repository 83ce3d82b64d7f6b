import type { Customer } from '#domain/customer/customer.ts';
import { CUSTOMER_ROW_HEIGHT } from '../../../theme/layout.ts';
import styles from './SelectCustomerScreen.module.css';

function primaryPlace({ shiptos }: Customer): string {
  const primary = shiptos.find((address) => address.isPrimary) ?? shiptos[0];
  return [primary?.city, primary?.state].filter(Boolean).join(', ');
}

export function CustomerRow({ customer }: { customer: Customer }) {
  const place = primaryPlace(customer);
  return (
    <div className={styles.row} style={{ blockSize: CUSTOMER_ROW_HEIGHT }}>
      <span dir="auto" className={styles.name} title={customer.name}>
        {customer.name}
      </span>
      <span className={styles.facts}>
        <span className="code">{customer.customerCode}</span>
        {place !== '' && <span dir="auto">{place}</span>}
      </span>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import type { Customer } from '#domain/customer/customer.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type {
  SelectCustomerRef,
  SelectCustomerSnapshot,
} from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { OptionList } from '../../../components/select/OptionList.tsx';
import { CUSTOMER_ROW_HEIGHT } from '../../../theme/layout.ts';
import { CUSTOMER_LIST_ID } from './customerOptions.ts';
import styles from './SelectCustomerScreen.module.css';

function primaryPlace({ shiptos }: Customer): string {
  const primary = shiptos.find((address) => address.isPrimary) ?? shiptos[0];
  return [primary?.city, primary?.state].filter(Boolean).join(', ');
}

function CustomerRow({ customer }: { customer: Customer }) {
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

const matchesOf = ({ context }: SelectCustomerSnapshot) => context.matches;
const highlightedOf = ({ context }: SelectCustomerSnapshot) => context.highlighted;

/** The customers found; the highlighted one is always in view. */
export function CustomerList({ selectCustomer }: { selectCustomer: SelectCustomerRef }) {
  const matches = useSelector(selectCustomer, matchesOf);
  const highlighted = useSelector(selectCustomer, highlightedOf);
  return (
    <OptionList
      id={CUSTOMER_LIST_ID}
      label={accessText('selectCustomer.customers')}
      rows={matches}
      rowKey={({ customerKey }) => customerKey}
      rowHeight={CUSTOMER_ROW_HEIGHT}
      highlighted={highlighted}
      onChoose={({ customerKey }) => selectCustomer.send({ type: 'customer.choose', customerKey })}
      className={styles.list}
      optionClassName={styles.option}
    >
      {(customer) => <CustomerRow customer={customer} />}
    </OptionList>
  );
}

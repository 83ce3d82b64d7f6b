import { useSelector } from '@xstate/react';
import { accessText } from '#domain/texts/accessText.ts';
import type {
  SelectCustomerRef,
  SelectCustomerSnapshot,
} from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { OptionList } from '../../../components/fields/OptionList.tsx';
import { CUSTOMER_ROW_HEIGHT } from '../../../theme/layout.ts';
import { CustomerRow } from './CustomerRow.tsx';
import { CUSTOMER_LIST_ID } from './customerOptions.ts';
import styles from './SelectCustomerScreen.module.css';

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

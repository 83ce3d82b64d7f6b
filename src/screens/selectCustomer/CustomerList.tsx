import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type Components, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { Customer } from '#domain/customer/customer.ts';
import type { SelectCustomerRef, SelectCustomerSnapshot } from '#machines/selectCustomer/selectCustomerMachine.ts';
import { CUSTOMER_ROW_HEIGHT } from '../../theme/layout.ts';
import { CustomerRow } from './CustomerRow.tsx';
import { CUSTOMER_LIST_ID, customerOptionId } from './customerOptions.ts';
import styles from './SelectCustomerScreen.module.css';

const matchesOf = ({ context }: SelectCustomerSnapshot) => context.matches;
const highlightedOf = ({ context }: SelectCustomerSnapshot) => context.highlighted;

interface ListContext {
  readonly highlighted: number;
  readonly count: number;
  readonly choose: (customer: Customer) => void;
}

const PARTS: Components<Customer, ListContext> = {
  Scroller: ({ ref, style, children, context: _, ...rest }) => (
    <div {...rest} ref={ref} style={style} id={CUSTOMER_LIST_ID} role="listbox" aria-label="Customers" tabIndex={-1}>
      {children}
    </div>
  ),
  Item: ({ item, context, children, ...rest }) => {
    const index = rest['data-index'];
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are those of the search field.
      <div
        {...rest}
        id={customerOptionId(item.customerKey)}
        role="option"
        tabIndex={-1}
        aria-selected={index === context.highlighted}
        aria-posinset={index + 1}
        aria-setsize={context.count}
        className={styles.option}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => context.choose(item)}
      >
        {children}
      </div>
    );
  },
};

/** The customers found; the highlighted one is always in view. */
export function CustomerList({ selectCustomer }: { selectCustomer: SelectCustomerRef }) {
  const matches = useSelector(selectCustomer, matchesOf);
  const highlighted = useSelector(selectCustomer, highlightedOf);
  const list = useRef<VirtuosoHandle>(null);
  useEffect(() => list.current?.scrollIntoView({ index: highlighted, behavior: 'auto' }), [highlighted]);
  return (
    <Virtuoso
      ref={list}
      className={styles.list}
      data={matches}
      context={{
        highlighted,
        count: matches.length,
        choose: ({ customerKey }) => selectCustomer.send({ type: 'customer.choose', customerKey }),
      }}
      components={PARTS}
      fixedItemHeight={CUSTOMER_ROW_HEIGHT}
      computeItemKey={(_, customer) => customer.customerKey}
      itemContent={(_, customer) => <CustomerRow customer={customer} />}
    />
  );
}

import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { texts } from '#domain/texts.ts';
import type { SelectCustomerRef, SelectCustomerSnapshot } from '#machines/selectCustomer/selectCustomerMachine.ts';
import type { SessionRef, SessionSnapshot } from '#machines/session/sessionMachine.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { CUSTOMER_ROW_HEIGHT } from '../../theme/layout.ts';
import { CustomerList } from './CustomerList.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';
import styles from './SelectCustomerScreen.module.css';

const isBusyIn = (snapshot: SelectCustomerSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: SelectCustomerSnapshot) => snapshot.hasTag('failed');
const countOf = ({ context }: SelectCustomerSnapshot) => context.matches.length;
const queryOf = ({ context }: SelectCustomerSnapshot) => context.query;
const reasonOf = ({ context }: SessionSnapshot) => context.reason;
const canKeepIn = (snapshot: SessionSnapshot) => snapshot.can({ type: 'customer.keepPrevious' });

interface SelectCustomerScreenProps {
  readonly selectCustomer: SelectCustomerRef;
  readonly session: SessionRef;
}

/** A salesperson finds the customer to order for; without a choice the way out is the previous customer, or logging out. */
export function SelectCustomerScreen({ selectCustomer, session }: SelectCustomerScreenProps) {
  const isBusy = useSelector(selectCustomer, isBusyIn);
  const isFailed = useSelector(selectCustomer, hasFailed);
  const count = useSelector(selectCustomer, countOf);
  const query = useSelector(selectCustomer, queryOf);
  const reason = useSelector(session, reasonOf);
  const canKeep = useSelector(session, canKeepIn);
  const wayOut = useRef<HTMLDivElement>(null);
  const search = (text: string) => selectCustomer.send({ type: 'search.change', query: text });
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>Select Customer</h1>
        <div ref={wayOut} className={styles.wayOut}>
          {canKeep && <Button onClick={() => session.send({ type: 'customer.keepPrevious' })}>Cancel</Button>}
          <Button onClick={() => session.send({ type: 'session.logOut' })}>Log Out</Button>
        </div>
      </div>
      <p role="alert" className={styles.reason} hidden={reason === null}>
        {reason}
      </p>
      <CustomerSearch
        selectCustomer={selectCustomer}
        onEscape={() => wayOut.current?.querySelector('button')?.focus()}
      />
      <p role="status" className={styles.count}>
        {!isBusy && !isFailed && (count === 1 ? '1 customer' : `${count} customers`)}
      </p>
      <div className={styles.panel} aria-busy={isBusy || undefined}>
        {isBusy && (
          <div className={styles.waiting}>
            <Skeleton variant="row" count={8} height={CUSTOMER_ROW_HEIGHT} />
          </div>
        )}
        {isFailed && (
          <FailedState onRetry={() => selectCustomer.send({ type: 'list.retry' })}>
            The customers could not be loaded.
          </FailedState>
        )}
        {!isBusy && !isFailed && count > 0 && <CustomerList selectCustomer={selectCustomer} />}
        {!isBusy && !isFailed && count === 0 && (
          <EmptyState action={query !== '' && <Button onClick={() => search('')}>Clear search</Button>}>
            {texts.customers.none}
          </EmptyState>
        )}
      </div>
    </main>
  );
}

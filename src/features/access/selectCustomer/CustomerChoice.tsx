import { useSelector } from '@xstate/react';
import Users from 'lucide-react/icons/users';
import { accessText } from '#domain/texts/accessText.ts';
import type {
  SelectCustomerRef,
  SelectCustomerSnapshot,
} from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { CUSTOMER_ROW_HEIGHT } from '../../../theme/layout.ts';
import { CustomerList } from './CustomerList.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';
import styles from './SelectCustomerScreen.module.css';

const isBusyIn = (snapshot: SelectCustomerSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: SelectCustomerSnapshot) => snapshot.hasTag('failed');
const countOf = ({ context }: SelectCustomerSnapshot) => context.matches.length;
const queryOf = ({ context }: SelectCustomerSnapshot) => context.query;

interface CustomerChoiceProps {
  readonly selectCustomer: SelectCustomerRef;
  readonly onEscape: () => void;
}

/** The search with its results. */
export function CustomerChoice({ selectCustomer, onEscape }: CustomerChoiceProps) {
  const isBusy = useSelector(selectCustomer, isBusyIn);
  const isFailed = useSelector(selectCustomer, hasFailed);
  const count = useSelector(selectCustomer, countOf);
  const query = useSelector(selectCustomer, queryOf);
  const search = (text: string) => selectCustomer.send({ type: 'search.change', query: text });
  return (
    <>
      <CustomerSearch selectCustomer={selectCustomer} onEscape={onEscape} />
      <p role="status" className={styles.count}>
        {!isBusy && !isFailed && accessText('selectCustomer.count', { count })}
      </p>
      <div className={styles.panel} aria-busy={isBusy || undefined}>
        {isBusy && (
          <div className={styles.waiting}>
            <Skeleton variant="row" count={8} height={CUSTOMER_ROW_HEIGHT} />
          </div>
        )}
        {isFailed && (
          <FailedState onRetry={() => selectCustomer.send({ type: 'list.retry' })}>
            {accessText('selectCustomer.theCustomersCouldNotBeLoaded')}
          </FailedState>
        )}
        {!isBusy && !isFailed && count > 0 && <CustomerList selectCustomer={selectCustomer} />}
        {!isBusy && !isFailed && count === 0 && (
          <EmptyState
            icon={<Users />}
            action={
              query === '' ? (
                <Button onClick={() => window.location.reload()}>{accessText('selectCustomer.checkAgain')}</Button>
              ) : (
                <Button onClick={() => search('')}>{accessText('selectCustomer.clearSearch')}</Button>
              )
            }
          >
            {accessText('customers.none')}
          </EmptyState>
        )}
      </div>
    </>
  );
}

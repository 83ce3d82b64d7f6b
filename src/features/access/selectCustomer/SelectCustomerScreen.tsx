import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { accessText } from '#domain/texts/accessText.ts';
import type { IdentifyRef, IdentifySnapshot } from '#machines/access/identify/identifyMachine.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { CustomerChoice } from './CustomerChoice.tsx';
import styles from './SelectCustomerScreen.module.css';

const selectCustomerOf = ({ children }: IdentifySnapshot) => children.selectCustomer;
const isBrokenIn = (snapshot: IdentifySnapshot) => snapshot.hasTag('failed');
const canKeepIn = (snapshot: IdentifySnapshot) => snapshot.can({ type: 'customer.keepPrevious' });
const reasonOf = ({ context }: SessionSnapshot) => context.reason?.text;

interface SelectCustomerScreenProps {
  readonly identify: IdentifyRef;
  readonly session: SessionRef;
}

/**
 * A salesperson chooses the customer to order for; to leave without a choice, they return to the previous customer or
 * log out.
 */
export function SelectCustomerScreen({ identify, session }: SelectCustomerScreenProps) {
  const selectCustomer = useSelector(identify, selectCustomerOf);
  const isBroken = useSelector(identify, isBrokenIn);
  const canKeep = useSelector(identify, canKeepIn);
  const reason = useSelector(session, reasonOf);
  const wayOut = useRef<HTMLDivElement>(null);
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{accessText('selectCustomer.selectCustomer')}</h1>
        <div ref={wayOut} className={styles.wayOut}>
          {canKeep && (
            <Button onClick={() => identify.send({ type: 'customer.keepPrevious' })}>
              {accessText('selectCustomer.cancel')}
            </Button>
          )}
          <Button onClick={() => session.send({ type: 'session.logOut' })}>
            {accessText('selectCustomer.logOut')}
          </Button>
        </div>
      </div>
      <p role="alert" className={styles.reason} hidden={reason === undefined}>
        {reason}
      </p>
      {isBroken && (
        <FailedState onRetry={() => identify.send({ type: 'customers.retry' })}>
          {accessText('customers.broken')}
        </FailedState>
      )}
      {selectCustomer && !isBroken && (
        <CustomerChoice
          selectCustomer={selectCustomer}
          onEscape={() => wayOut.current?.querySelector('button')?.focus()}
        />
      )}
    </main>
  );
}

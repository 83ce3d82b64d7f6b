import { useSelector } from '@xstate/react';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import styles from './Order.module.css';

const messageOf = ({ context }: OrderAgainSnapshot) => context.message;
const isUnweighedIn = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { lines: 'unweighed' } });
const isUnconfirmedIn = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { lines: 'unconfirmed' } });

/** The error for all lines, and the one action that may fix it. */
export function OrderAgainMessage({ orderAgain }: { orderAgain: OrderAgainRef }) {
  const message = useSelector(orderAgain, messageOf);
  const isUnweighed = useSelector(orderAgain, isUnweighedIn);
  const isUnconfirmed = useSelector(orderAgain, isUnconfirmedIn);
  if (isUnweighed) {
    return (
      <div role="alert" className={styles.alert}>
        <p>{historyText('orderAgain.notWeighed')}</p>
        <Button onClick={() => orderAgain.send({ type: 'today.retry' })}>{historyText('order.tryAgain')}</Button>
      </div>
    );
  }
  if (isUnconfirmed) {
    return (
      <div role="alert" className={styles.alert}>
        <p>
          {message} {historyText('orderAgain.unconfirmed')}
        </p>
        <Button onClick={() => orderAgain.send({ type: 'lines.repeat' })}>{historyText('order.tryAgain')}</Button>
      </div>
    );
  }
  return (
    message !== null && (
      <div role="alert" className={styles.alert}>
        <p>{message}</p>
      </div>
    )
  );
}

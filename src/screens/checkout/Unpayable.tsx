import { useSelector } from '@xstate/react';
import { reasons } from '#domain/cart/reasons.ts';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/ordering/checkout/checkoutMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import styles from './Checkout.module.css';

const titleOf = ({ context }: CheckoutSnapshot) => (context.rules.method === 'Pickup' ? 'Pickup' : 'Delivery');

/** Where checkout ends for whoever would have to pay. */
export function Unpayable({ checkout }: { checkout: CheckoutRef }) {
  const step = useSelector(checkout, titleOf);
  return (
    <div className={styles.alone}>
      <Panel title="Your Order">
        <p role="alert">{reasons.paysAtCheckout}</p>
        <div className={styles.buttons}>
          <Button onClick={() => checkout.send({ type: 'step.back' })}>{`Back to ${step}`}</Button>
          <LinkButton to="/products">Browse Products</LinkButton>
        </div>
      </Panel>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/ordering/checkout/checkoutMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import steps from '../../../components/layout/Steps.module.css';

const messageOf = ({ context }: CheckoutSnapshot) => context.shopper.configuration.settings.checkoutMessage;

/** The distributor's message before an order. */
export function MessageStep({ checkout }: { checkout: CheckoutRef }) {
  const message = useSelector(checkout, messageOf);
  return (
    <>
      <p className={steps.message}>{message}</p>
      <div className={steps.buttons}>
        <Button onClick={() => checkout.send({ type: 'step.back' })}>{checkoutText('checkout.back')}</Button>
        <Button variant="primary" onClick={() => checkout.send({ type: 'message.acknowledge' })}>
          {checkoutText('checkout.acknowledge')}
        </Button>
      </div>
    </>
  );
}

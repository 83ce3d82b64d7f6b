import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { SHIP_METHODS } from '#domain/session/user.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/ordering/checkout/checkoutMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import steps from '../../../../components/layout/Steps.module.css';

const presentOf = ({ context }: CheckoutSnapshot) => context.rules.method;

/** The current method, pickup or delivery; choosing the other one first shows its effects. */
export function ShipMethodStep({ checkout }: { checkout: CheckoutRef }) {
  const present = useSelector(checkout, presentOf);
  const [marked, setMarked] = useState(present);
  return (
    <>
      <fieldset className={steps.methods} aria-label={checkoutText('checkout.shipmentMethod')}>
        {SHIP_METHODS.map((method) => (
          <label key={method} className={steps.method}>
            <input
              type="radio"
              name="shipMethod"
              value={method}
              checked={method === marked}
              onChange={() => setMarked(method)}
            />
            <span>
              <strong>{shopText(`frame.shipMethod.${method}`)}</strong>
              <span className={steps.light}>{checkoutText(`shipMethod.hints.${method}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={steps.buttons}>
        <Button onClick={() => checkout.send({ type: 'step.back' })}>{checkoutText('checkout.back')}</Button>
        <Button variant="primary" onClick={() => checkout.send({ type: 'shipMethod.settle', shipMethod: marked })}>
          {checkoutText('checkout.continue')}
        </Button>
      </div>
    </>
  );
}

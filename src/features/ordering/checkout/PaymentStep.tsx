import { useSelector } from '@xstate/react';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/ordering/checkout/checkoutMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { PaymentFormProps } from '../../../payment/PaymentForm.tsx';
import { PaymentMethodStep } from '../../../payment/PaymentMethodStep.tsx';

/** The form of a card, and a callback for its first input. */
export type Cards = PaymentFormProps['entries'] & { typed(): void };

const shipToOf = ({ context }: CheckoutSnapshot) => context.details.shipTo;
const paymentOf = ({ children }: CheckoutSnapshot) => children.payment;
const keptOf = ({ context }: CheckoutSnapshot) => context.accepted;

interface PaymentStepProps {
  readonly shop: Shop;
  readonly checkout: CheckoutRef;
  readonly cards: Cards;
}

/** The card that pays for the order. */
export function PaymentStep({ shop, checkout, cards }: PaymentStepProps) {
  const shipTo = useSelector(checkout, shipToOf);
  const payment = useSelector(checkout, paymentOf);
  const kept = useSelector(checkout, keptOf);
  return (
    <PaymentMethodStep
      shop={shop}
      payment={payment}
      kept={kept}
      shipTo={shipTo}
      entries={cards}
      onChange={cards.typed}
    />
  );
}

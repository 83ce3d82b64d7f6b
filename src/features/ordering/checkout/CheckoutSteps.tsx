import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { asksFor, findShipTo } from '#domain/checkout/delivery.ts';
import { type CheckoutStep, STEP_TITLES } from '#domain/checkout/steps.ts';
import { formatDate } from '#domain/formatDate.ts';
import { describeCard } from '#domain/payment/summary.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/ordering/checkout/checkoutMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Stepper } from '../../../components/layout/Stepper.tsx';
import common from '../../../components/layout/Steps.module.css';
import { stepState } from '../../../components/layout/stepState.ts';
import { useFocusOnStep } from '../../../components/layout/useFocusOnStep.ts';
import styles from './Checkout.module.css';
import { DeliveryStep } from './delivery/DeliveryStep.tsx';
import { ShipMethodStep } from './delivery/ShipMethodStep.tsx';
import { MessageStep } from './MessageStep.tsx';
import { type Cards, PaymentStep } from './PaymentStep.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';
import { OrderReviewStep } from './review/OrderReviewStep.tsx';
import { OrderSummary } from './review/OrderSummary.tsx';
import { TransferStep } from './transfer/TransferStep.tsx';

const stepsOf = ({ context }: CheckoutSnapshot) => context.steps;
const methodOf = ({ context }: CheckoutSnapshot) => context.rules.method;
const deliveryOf = ({ children }: CheckoutSnapshot) => children.delivery;
const holdsCard = ({ context }: CheckoutSnapshot) => context.accepted.length > 0 && context.placed === null;
const cardOf = ({ context }: CheckoutSnapshot) => context.card;
const transferOf = ({ children }: CheckoutSnapshot) => children.transfer;
const orderReviewOf = ({ children }: CheckoutSnapshot) => children.orderReview;

function stepOf(snapshot: CheckoutSnapshot): CheckoutStep {
  if (snapshot.matches('choosingShipMethod')) return 'ShipMethod';
  if (snapshot.matches('readingMessage')) return 'Message';
  if (snapshot.matches('enteringDelivery')) return 'Delivery';
  if (snapshot.matches('enteringPayment')) return 'ConsumerPayment';
  return snapshot.matches('receipt') ? 'Receipt' : 'ConfirmOrder';
}

function deliverySummary({ context: { details, rules } }: CheckoutSnapshot): string {
  const parts = [
    asksFor(rules, 'shipTo') && findShipTo(rules.shipTos, details.shipTo)?.display,
    asksFor(rules, 'deliveryDate') && formatDate(details.deliveryDate),
    asksFor(rules, 'customerPo') && details.customerPo,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The checkout steps of this buyer, with the current one open, and the order summary beside them. */
export function CheckoutSteps({ shop, checkout, cards }: { shop: Shop; checkout: CheckoutRef; cards: Cards }) {
  const steps = useSelector(checkout, stepsOf);
  const step = useSelector(checkout, stepOf);
  const method = useSelector(checkout, methodOf);
  const delivered = useSelector(checkout, deliverySummary);
  const delivery = useSelector(checkout, deliveryOf);
  const isCardHeld = useSelector(checkout, holdsCard);
  const card = useSelector(checkout, cardOf);
  const orderReview = useSelector(checkout, orderReviewOf);
  const transfer = useSelector(checkout, transferOf);
  const focused = useFocusOnStep(step);
  const current = steps.indexOf(step);
  const contents: Partial<Record<CheckoutStep, ReactNode>> = {
    ShipMethod: <ShipMethodStep checkout={checkout} />,
    Message: <MessageStep checkout={checkout} />,
    Delivery: delivery && <DeliveryStep key={delivery.sessionId} shop={shop} delivery={delivery} />,
    ConsumerPayment: <PaymentStep shop={shop} checkout={checkout} cards={cards} />,
    ConfirmOrder: (
      <>
        {orderReview && <OrderReviewStep shop={shop} review={orderReview} />}
        {transfer && <TransferStep transfer={transfer} />}
      </>
    ),
    Receipt: <ReceiptStep shop={shop} checkout={checkout} />,
  };
  const summaries: Partial<Record<CheckoutStep, string>> = {
    ShipMethod: method,
    Delivery: delivered,
    ConsumerPayment: card ? describeCard(card) : '',
  };
  const titles = method === 'Pickup' ? { ...STEP_TITLES, Delivery: checkoutText('steps.pickup') } : STEP_TITLES;
  return (
    <div className={styles.page}>
      {step !== 'Receipt' && !transfer && <OrderSummary shop={shop} review={orderReview} />}
      <div className={styles.steps}>
        <Stepper
          label={frameText('pages.checkout')}
          steps={steps.map((id, index) => ({
            id,
            title: titles[id],
            state: stepState(index, current),
            summary: summaries[id],
            staysHidden: id === 'ConsumerPayment' && isCardHeld,
            content: (
              <section
                ref={id === step ? focused : undefined}
                aria-label={titles[id]}
                tabIndex={-1}
                className={common.step}
              >
                {contents[id]}
              </section>
            ),
          }))}
        />
      </div>
    </div>
  );
}

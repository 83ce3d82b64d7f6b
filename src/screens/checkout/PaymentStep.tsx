import { useSelector } from '@xstate/react';
import { words } from '#domain/checkout/words.ts';
import { startingBilling } from '#domain/payment/startingBilling.ts';
import { TEST_CARDS } from '#domain/payment/testCards.ts';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/ordering/checkout/checkoutMachine.ts';
import type { PaymentRef, PaymentSnapshot } from '#machines/payment/paymentMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { customerNow } from '#machines/shop/shopperNow.ts';
import { Button } from '../../components/buttons/Button.tsx';
import steps from '../../components/layout/Steps.module.css';
import { FailedState } from '../../components/states/FailedState.tsx';
import { Skeleton } from '../../components/states/Skeleton.tsx';
import type { PaymentFormProps } from '../../payment/PaymentForm.tsx';
import { PaymentFormPart } from '../../payment/PaymentFormPart.tsx';

/** The form of a card, and who is told that it is being filled in. */
export type Cards = PaymentFormProps['entries'] & { typed(): void };

function Waiting() {
  return (
    <div aria-busy="true" className={steps.form}>
      <Skeleton variant="text" count={6} />
    </div>
  );
}

function DidNotCome({ onRetry }: { onRetry: () => void }) {
  return <FailedState onRetry={onRetry}>{words.paymentTypesFailed}</FailedState>;
}

const detailsOf = ({ context }: CheckoutSnapshot) => context.details;
const paymentOf = ({ children }: CheckoutSnapshot) => children.payment;
const keptOf = ({ context }: CheckoutSnapshot) => context.accepted;

function phaseOf(snapshot: PaymentSnapshot | undefined): 'loading' | 'failed' | 'unavailable' | 'form' {
  if (snapshot?.hasTag('busy')) return 'loading';
  if (snapshot?.hasTag('failed')) return 'failed';
  return snapshot?.matches('unavailable') ? 'unavailable' : 'form';
}
const askedOf = (snapshot: PaymentSnapshot | undefined) => snapshot?.context.accepted ?? null;
const problemOf = (snapshot: PaymentSnapshot | undefined) => snapshot?.context.problem ?? null;
const isEnteringIn = (snapshot: PaymentSnapshot | undefined) => snapshot?.matches('entering') === true;

/** Whose cards are taken did not come, or nobody's are. */
function WithoutForm({ payment, isFailed }: { payment: PaymentRef; isFailed: boolean }) {
  const retry = () => payment.send({ type: 'payment.retry' });
  return (
    <>
      {isFailed ? (
        <DidNotCome onRetry={retry} />
      ) : (
        <FailedState isCalm onRetry={retry}>
          {words.noPaymentTypes}
        </FailedState>
      )}
      <div className={steps.buttons}>
        <Button onClick={() => payment.send({ type: 'step.back' })}>Back</Button>
      </div>
    </>
  );
}

interface PaymentStepProps {
  readonly shop: Shop;
  readonly checkout: CheckoutRef;
  readonly cards: Cards;
}

/** The card that pays. Once its form is there it stays on the page, hidden in the other steps, so that the card is nowhere else. */
export function PaymentStep({ shop, checkout, cards }: PaymentStepProps) {
  const details = useSelector(checkout, detailsOf);
  const payment = useSelector(checkout, paymentOf);
  const kept = useSelector(checkout, keptOf);
  const asked = useSelector(payment, askedOf);
  const problem = useSelector(payment, problemOf);
  const phase = useSelector(payment, phaseOf);
  const isEntering = useSelector(payment, isEnteringIn);
  const { creditCardSettings } = shop.shopper.configuration.settings;
  if (phase === 'loading') return <Waiting />;
  if (payment && phase !== 'form') return <WithoutForm payment={payment} isFailed={phase === 'failed'} />;
  return (
    <PaymentFormPart
      settings={creditCardSettings}
      accepted={asked ?? kept}
      testNumbers={creditCardSettings.isTestTransaction ? TEST_CARDS.map(({ number }) => number) : null}
      today={shop.environment.today()}
      billing={startingBilling(shop.shopper.user, customerNow(shop), details.shipTo)}
      problem={problem}
      isShown={isEntering}
      entries={cards}
      onChange={cards.typed}
      onContinue={(card) => payment?.send({ type: 'payment.entered', card })}
      onBack={() => payment?.send({ type: 'step.back' })}
    />
  );
}

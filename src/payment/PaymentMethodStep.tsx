import { useSelector } from '@xstate/react';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import { startingBilling } from '#domain/payment/startingBilling.ts';
import { TEST_ACCOUNTS, TEST_CARDS } from '#domain/payment/testCards.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { PaymentRef, PaymentSnapshot } from '#machines/payment/paymentMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { customerNow } from '#machines/shop/shopperNow.ts';
import { Button } from '../components/buttons/Button.tsx';
import steps from '../components/layout/Steps.module.css';
import { FailedState } from '../components/states/FailedState.tsx';
import { Skeleton } from '../components/states/Skeleton.tsx';
import type { PaymentFormProps } from './PaymentForm.tsx';
import { PaymentFormPart } from './PaymentFormPart.tsx';

function Waiting() {
  return (
    <div aria-busy="true" className={steps.form}>
      <Skeleton variant="text" count={6} />
    </div>
  );
}

function phaseOf(snapshot: PaymentSnapshot | undefined): 'loading' | 'failed' | 'unavailable' | 'form' {
  if (snapshot?.hasTag('busy')) return 'loading';
  if (snapshot?.hasTag('failed')) return 'failed';
  return snapshot?.matches('unavailable') ? 'unavailable' : 'form';
}
const askedOf = (snapshot: PaymentSnapshot | undefined) => snapshot?.context.accepted ?? null;
const problemOf = (snapshot: PaymentSnapshot | undefined) => snapshot?.context.problem ?? null;
const isEnteringIn = (snapshot: PaymentSnapshot | undefined) => snapshot?.matches('entering') === true;

/** The accepted methods failed to load, or there are none. */
function WithoutForm({ payment, isFailed }: { payment: PaymentRef; isFailed: boolean }) {
  return (
    <>
      <FailedState isCalm={!isFailed} onRetry={() => payment.send({ type: 'payment.retry' })}>
        {isFailed ? checkoutText('words.paymentTypesFailed') : checkoutText('words.noPaymentTypes')}
      </FailedState>
      <div className={steps.buttons}>
        <Button onClick={() => payment.send({ type: 'step.back' })}>{accountText('payment.back')}</Button>
      </div>
    </>
  );
}

interface PaymentMethodStepProps {
  readonly shop: Shop;
  /** Absent in the other steps. */
  readonly payment: PaymentRef | undefined;
  /** The accepted methods, as known when the step was left. */
  readonly kept: readonly IssuerCode[];
  /** The ship-to whose address the form starts with; '' for the primary one. */
  readonly shipTo: string;
  readonly entries: PaymentFormProps['entries'];
  readonly onChange?: (() => void) | undefined;
}

/**
 * The payment method. Once rendered, its form stays on the page, hidden in the other steps, so that the card or account
 * exists only there.
 */
export function PaymentMethodStep({ shop, payment, kept, shipTo, entries, onChange }: PaymentMethodStepProps) {
  const asked = useSelector(payment, askedOf);
  const problem = useSelector(payment, problemOf);
  const phase = useSelector(payment, phaseOf);
  const isEntering = useSelector(payment, isEnteringIn);
  const { creditCardSettings } = shop.shopper.configuration.settings;
  const isTest = creditCardSettings.isTestTransaction;
  if (phase === 'loading') return <Waiting />;
  if (payment && phase !== 'form') return <WithoutForm payment={payment} isFailed={phase === 'failed'} />;
  return (
    <PaymentFormPart
      settings={creditCardSettings}
      accepted={asked ?? kept}
      testNumbers={isTest ? TEST_CARDS.map(({ number }) => number) : null}
      testAccount={isTest ? (TEST_ACCOUNTS[0] ?? null) : null}
      today={shop.environment.today()}
      billing={startingBilling(shop.shopper.user, customerNow(shop), shipTo)}
      problem={problem}
      isShown={isEntering}
      entries={entries}
      onChange={onChange}
      onContinue={(card) => payment?.send({ type: 'payment.entered', card })}
      onBack={() => payment?.send({ type: 'step.back' })}
    />
  );
}

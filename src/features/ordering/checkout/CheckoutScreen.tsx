import { useSelector } from '@xstate/react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/ordering/checkout/checkoutMachine.ts';
import type { RecoverySnapshot } from '#machines/ordering/checkout/recoveryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import steps from '../../../components/layout/Steps.module.css';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import type { Cards } from './PaymentStep.tsx';
import { SubmissionStatus } from './review/SubmissionStatus.tsx';

const recoveryOf = ({ children }: CheckoutSnapshot) => children.recovery;
const submissionOf = (snapshot: RecoverySnapshot | undefined) => snapshot?.children.submission;
const isRecalling = (snapshot: RecoverySnapshot | undefined) => snapshot?.hasTag('busy') === true;
const isLost = (snapshot: RecoverySnapshot | undefined) => snapshot?.hasTag('failed') === true;

function viewOf(snapshot: CheckoutSnapshot): 'loading' | 'recovering' | 'failed' | 'empty' | 'steps' {
  if (snapshot.hasTag('busy')) return 'loading';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.matches('recovering')) return 'recovering';
  return snapshot.matches('empty') ? 'empty' : 'steps';
}

function Loading() {
  return (
    <div aria-busy="true">
      <PageSkeleton shape="steps" />
    </div>
  );
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return <FailedState onRetry={onRetry}>{checkoutText('checkout.checkoutCouldNotBeLoaded')}</FailedState>;
}

function Recovering({ checkout }: { checkout: CheckoutRef }) {
  const recovery = useSelector(checkout, recoveryOf);
  const submission = useSelector(recovery, submissionOf);
  const isBusy = useSelector(recovery, isRecalling);
  const isFailed = useSelector(recovery, isLost);
  if (isFailed) return <LoadingFailed onRetry={() => recovery?.send({ type: 'recovery.retry' })} />;
  if (isBusy) return <Loading />;
  return (
    <div className={steps.alone}>
      <Panel title={checkoutText('checkout.yourOrder')}>
        {submission && <SubmissionStatus submission={submission} />}
      </Panel>
    </div>
  );
}

function Checkout({ shop, checkout, cards }: { shop: Shop; checkout: CheckoutRef; cards: Cards }) {
  const view = useSelector(checkout, viewOf);
  switch (view) {
    case 'loading':
      return <Loading />;
    case 'recovering':
      return <Recovering checkout={checkout} />;
    case 'failed':
      return <LoadingFailed onRetry={() => checkout.send({ type: 'checkout.retry' })} />;
    case 'empty':
      return (
        <EmptyState
          icon={<ShoppingCart />}
          action={<LinkButton to="/products">{checkoutText('checkout.browseProducts')}</LinkButton>}
        >
          {checkoutText('checkout.noItems')}
        </EmptyState>
      );
    case 'steps':
      return <CheckoutSteps shop={shop} checkout={checkout} cards={cards} />;
  }
}

interface CheckoutScreenProps {
  readonly shop: Shop;
  readonly flows: { readonly checkout: CheckoutRef };
  readonly cards: Cards;
}

/** From the cart to the order, step by step. */
export function CheckoutScreen({ shop, flows, cards }: CheckoutScreenProps) {
  return <Checkout shop={shop} checkout={flows.checkout} cards={cards} />;
}

import { useSelector } from '@xstate/react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { openItemsFailure } from '#domain/receivable/paymentFailure.ts';
import { paymentTexts } from '#domain/receivable/paymentTexts.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import type { PaymentRecoverySnapshot } from '#machines/account/makePayment/paymentRecoveryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import steps from '../../../components/layout/Steps.module.css';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { SendingStatus } from '../../../components/states/SendingStatus.tsx';
import type { PaymentFormProps } from '../../../payment/PaymentForm.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';

type Entries = PaymentFormProps['entries'];

const recoveryOf = ({ children }: MakePaymentSnapshot) => children.paymentRecovery;
const sendingOf = (snapshot: PaymentRecoverySnapshot | undefined) => snapshot?.children.submission;
const isRecalling = (snapshot: PaymentRecoverySnapshot | undefined) => snapshot?.hasTag('busy') === true;
const isLost = (snapshot: PaymentRecoverySnapshot | undefined) => snapshot?.hasTag('failed') === true;
const changesOf = ({ context }: MakePaymentSnapshot) => context.changes;
const failureOf = ({ context: { failure } }: MakePaymentSnapshot) =>
  failure ? openItemsFailure(failure) : accountText('payment.failed');

function viewOf(snapshot: MakePaymentSnapshot): 'loading' | 'recovering' | 'failed' | 'none' | 'steps' {
  if (snapshot.matches({ steps: { loading: 'first' } })) return 'loading';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.matches({ steps: 'recovering' })) return 'recovering';
  return snapshot.matches({ steps: 'none' }) ? 'none' : 'steps';
}

function Loading({ text }: { text?: string }) {
  return (
    <div aria-busy="true">
      {text !== undefined && (
        <p role="status" className={steps.light}>
          {text}
        </p>
      )}
      <PageSkeleton shape="steps" />
    </div>
  );
}

function Recovering({ payment }: { payment: MakePaymentRef }) {
  const recovery = useSelector(payment, recoveryOf);
  const sending = useSelector(recovery, sendingOf);
  const isBusy = useSelector(recovery, isRecalling);
  const isFailed = useSelector(recovery, isLost);
  if (isFailed) {
    return (
      <FailedState onRetry={() => recovery?.send({ type: 'recovery.retry' })}>
        {accountText('payment.failed')}
      </FailedState>
    );
  }
  if (isBusy || !sending) return <Loading />;
  return (
    <div className={steps.alone}>
      <Panel title={accountText('makePayment.yourPayment')}>
        <SendingStatus sending={sending} words={paymentTexts.paying} />
      </Panel>
    </div>
  );
}

function MakePayment({ shop, payment, entries }: { shop: Shop; payment: MakePaymentRef; entries: Entries }) {
  const view = useSelector(payment, viewOf);
  const failure = useSelector(payment, failureOf);
  const changes = useSelector(payment, changesOf);
  const retry = () => payment.send({ type: 'items.retry' });
  switch (view) {
    case 'loading':
      return <Loading text={accountText('payment.loading')} />;
    case 'recovering':
      return <Recovering payment={payment} />;
    case 'failed':
      return <FailedState onRetry={retry}>{failure}</FailedState>;
    case 'none':
      return (
        <>
          {changes.length > 0 && <FocusedAlert kind="warning" lines={changes} />}
          <EmptyState
            icon={<ReceiptText />}
            action={<Button onClick={retry}>{accountText('makePayment.checkAgain')}</Button>}
          >
            {accountText('payment.none')}
          </EmptyState>
        </>
      );
    case 'steps':
      return <PaymentSteps shop={shop} payment={payment} entries={entries} />;
  }
}

interface MakePaymentScreenProps {
  readonly shop: Shop;
  readonly flows: { readonly makePayment: MakePaymentRef };
  readonly entries: Entries;
}

/** From the open items of the account to the receipt of a payment, step by step. */
export function MakePaymentScreen({ shop, flows, entries }: MakePaymentScreenProps) {
  return <MakePayment shop={shop} payment={flows.makePayment} entries={entries} />;
}

import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import { describeCard } from '#domain/payment/summary.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { validated } from '#machines/account/makePayment/makePayment.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { classes } from '../../../components/classes.ts';
import { Stepper } from '../../../components/layout/Stepper.tsx';
import common from '../../../components/layout/Steps.module.css';
import { stepState } from '../../../components/layout/stepState.ts';
import { useFocusOnStep } from '../../../components/layout/useFocusOnStep.ts';
import type { PaymentFormProps } from '../../../payment/PaymentForm.tsx';
import styles from './MakePayment.module.css';
import { MethodStep } from './MethodStep.tsx';
import { PaymentReviewStep } from './PaymentReviewStep.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';
import { SelectionReviewStep } from './SelectionReviewStep.tsx';
import { SelectStep } from './SelectStep.tsx';
import { PAYMENT_STEP_TITLES, PAYMENT_STEPS, type PaymentStepName, stepOf } from './steps.ts';

const holdsEntry = ({ context }: MakePaymentSnapshot) => context.accepted.length > 0 && context.paid === null;
const reviewOf = ({ children }: MakePaymentSnapshot) => children.paymentReview;
const methodOf = ({ context }: MakePaymentSnapshot) => (context.method ? describeCard(context.method) : null);

/** The selection in one line; '' for a payment that an earlier visit started. */
function selectedIn({ context }: MakePaymentSnapshot): string {
  const { items, total } = validated(context);
  return items.length === 0
    ? ''
    : accountText('payment.selectedTotal', { count: items.length, total: formatMoney(total) });
}

interface PaymentStepsProps {
  readonly shop: Shop;
  readonly payment: MakePaymentRef;
  readonly entries: PaymentFormProps['entries'];
}

/** The five steps, with the content of the current one. */
export function PaymentSteps({ shop, payment, entries }: PaymentStepsProps) {
  const step = useSelector(payment, stepOf);
  const selected = useSelector(payment, selectedIn);
  const method = useSelector(payment, methodOf);
  const review = useSelector(payment, reviewOf);
  const isEntryHeld = useSelector(payment, holdsEntry);
  const focused = useFocusOnStep(step);
  const contents: Readonly<Record<PaymentStepName, ReactNode>> = {
    select: <SelectStep shop={shop} payment={payment} />,
    reviewSelection: <SelectionReviewStep payment={payment} />,
    method: <MethodStep shop={shop} payment={payment} entries={entries} />,
    reviewPayment: review && <PaymentReviewStep review={review} />,
    receipt: <ReceiptStep payment={payment} />,
  };
  const summaries: Readonly<Partial<Record<PaymentStepName, string>>> = {
    select: selected,
    method: method ?? (step === 'reviewPayment' ? accountText('payment.applyCredit') : ''),
  };
  const current = PAYMENT_STEPS.indexOf(step);
  return (
    <div className={styles.page}>
      <Stepper
        label={accountText('makePayment.makePayment')}
        steps={PAYMENT_STEPS.map((id, index) => ({
          id,
          title: PAYMENT_STEP_TITLES[id],
          state: stepState(index, current),
          summary: summaries[id],
          staysHidden: id === 'method' && isEntryHeld,
          content: (
            <section
              ref={id === step ? focused : undefined}
              aria-label={PAYMENT_STEP_TITLES[id]}
              tabIndex={-1}
              className={id === 'select' ? styles.wide : classes(common.step, styles.narrow)}
            >
              {contents[id]}
            </section>
          ),
        }))}
      />
    </div>
  );
}

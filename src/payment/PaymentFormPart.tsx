import { accountText } from '#domain/texts/accountText.ts';
import { FailedState } from '../components/states/FailedState.tsx';
import { Skeleton } from '../components/states/Skeleton.tsx';
import { part } from '../loading/part.tsx';
import type { PaymentFormProps } from './PaymentForm.tsx';

/** The form with all card code: it loads with the first order that is paid. */
export const PaymentFormPart = part<PaymentFormProps>(
  () => import('./PaymentForm.tsx').then(({ PaymentForm }) => PaymentForm),
  {
    waiting: (
      <div aria-busy="true">
        <Skeleton variant="card" count={5} height={56} />
      </div>
    ),
    failed: ({ isShown }, retry) =>
      isShown && <FailedState onRetry={retry}>{accountText('payment.thePaymentFormCouldNotBe')}</FailedState>,
  },
);

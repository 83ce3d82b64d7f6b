import type { PaymentsRef } from '#machines/admin/payments/paymentsMachine.ts';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { PaymentToolbar } from './PaymentToolbar.tsx';
import { ReturnDialogs } from './ReturnDialogs.tsx';

/** Every payment with its state, and the actions to void and refund. */
export function PaymentsScreen({ flows: { payments: page } }: { flows: { payments: PaymentsRef } }) {
  return (
    <>
      <PaymentToolbar page={page} />
      <PaymentTable page={page} />
      <PagedPager list={page} />
      <ReturnDialogs page={page} />
    </>
  );
}

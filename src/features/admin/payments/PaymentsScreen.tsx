import type { PaymentsRef } from '#machines/admin/payments/paymentsMachine.ts';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { PaymentToolbar } from './PaymentToolbar.tsx';
import { ReturnDialogs } from './ReturnDialogs.tsx';

/** Every payment and what became of it; money is given back from here. */
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

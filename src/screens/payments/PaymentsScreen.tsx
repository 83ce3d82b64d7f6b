import { useSelector } from '@xstate/react';
import { LIST_PAGE } from '#domain/api/jobs.ts';
import type { AdminRef, AdminSnapshot } from '#machines/admin/adminMachine.ts';
import type { PaymentsRef, PaymentsSnapshot } from '#machines/admin/payments/paymentsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../components/states/Skeleton.tsx';
import { Pager } from '../../components/tables/Pager.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { PaymentToolbar } from './PaymentToolbar.tsx';
import { ReturnDialogs } from './ReturnDialogs.tsx';

const pageOf = ({ children }: AdminSnapshot) => children.payments;
const viewOf = ({ context }: PaymentsSnapshot) => context.view;
const totalOf = ({ context }: PaymentsSnapshot) => context.total;

function PaymentPager({ page }: { page: PaymentsRef }) {
  const view = useSelector(page, viewOf);
  const total = useSelector(page, totalOf);
  const turnTo = (number: number) => page.send({ type: 'view.choose', view: { ...view, page: number } });
  return <Pager page={view.page} total={total} pageSize={LIST_PAGE} onTurn={turnTo} />;
}

/** Every payment and what became of it; money is given back from here. */
export function PaymentsScreen({ area }: { shop: Shop; area: AdminRef }) {
  const page = useSelector(area, pageOf);
  if (!page) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <PaymentToolbar page={page} />
      <PaymentTable page={page} />
      <PaymentPager page={page} />
      <ReturnDialogs page={page} />
    </>
  );
}

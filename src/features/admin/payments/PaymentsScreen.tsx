import { useSelector } from '@xstate/react';
import type { AdminRef, AdminSnapshot } from '#machines/admin/adminMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { PaymentToolbar } from './PaymentToolbar.tsx';
import { ReturnDialogs } from './ReturnDialogs.tsx';

const pageOf = ({ children }: AdminSnapshot) => children.payments;

/** Every payment and what became of it; money is given back from here. */
export function PaymentsScreen({ area }: { shop: Shop; area: AdminRef }) {
  const page = useSelector(area, pageOf);
  if (!page) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <PaymentToolbar page={page} />
      <PaymentTable page={page} />
      <PagedPager list={page} />
      <ReturnDialogs page={page} />
    </>
  );
}

import { useSelector } from '@xstate/react';
import type { AdminRef, AdminSnapshot } from '#machines/admin/adminMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { AuditTable } from './AuditTable.tsx';
import { AuditToolbar } from './AuditToolbar.tsx';
import { ChangesDialog } from './ChangesDialog.tsx';

const pageOf = ({ children }: AdminSnapshot) => children.audit;

/** Who changed what. */
export function AuditScreen({ area }: { shop: Shop; area: AdminRef }) {
  const page = useSelector(area, pageOf);
  if (!page) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <AuditToolbar page={page} />
      <AuditTable page={page} />
      <PagedPager list={page} />
      <ChangesDialog page={page} />
    </>
  );
}

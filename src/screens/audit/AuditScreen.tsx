import { useSelector } from '@xstate/react';
import { LIST_PAGE } from '#domain/api/jobs.ts';
import type { AdminRef, AdminSnapshot } from '#machines/admin/adminMachine.ts';
import type { AuditRef, AuditSnapshot } from '#machines/admin/audit/auditMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Skeleton } from '../../components/states/Skeleton.tsx';
import { Pager } from '../../components/tables/Pager.tsx';
import { AuditTable } from './AuditTable.tsx';
import { AuditToolbar } from './AuditToolbar.tsx';
import { ChangesDialog } from './ChangesDialog.tsx';

const pageOf = ({ children }: AdminSnapshot) => children.audit;
const viewOf = ({ context }: AuditSnapshot) => context.view;
const totalOf = ({ context }: AuditSnapshot) => context.total;

function AuditPager({ page }: { page: AuditRef }) {
  const view = useSelector(page, viewOf);
  const total = useSelector(page, totalOf);
  const turnTo = (number: number) => page.send({ type: 'view.choose', view: { ...view, page: number } });
  return <Pager page={view.page} total={total} pageSize={LIST_PAGE} onTurn={turnTo} />;
}

/** Who changed what. */
export function AuditScreen({ area }: { shop: Shop; area: AdminRef }) {
  const page = useSelector(area, pageOf);
  if (!page) return <Skeleton variant="row" count={8} />;
  return (
    <>
      <AuditToolbar page={page} />
      <AuditTable page={page} />
      <AuditPager page={page} />
      <ChangesDialog page={page} />
    </>
  );
}

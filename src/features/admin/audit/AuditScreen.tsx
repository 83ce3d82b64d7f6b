import type { AuditRef } from '#machines/admin/audit/auditMachine.ts';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { AuditTable } from './AuditTable.tsx';
import { AuditToolbar } from './AuditToolbar.tsx';
import { ChangesDialog } from './ChangesDialog.tsx';

/** Who changed what. */
export function AuditScreen({ flows: { audit: page } }: { flows: { audit: AuditRef } }) {
  return (
    <>
      <AuditToolbar page={page} />
      <AuditTable page={page} />
      <PagedPager list={page} />
      <ChangesDialog page={page} />
    </>
  );
}
